import { letterheadOf, settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems } from '@waybill/contract/reconciliation/problems';
import { toDecimal } from '@waybill/kernel/money';
import { disputeLetter, linesNamed } from '../domain/dispute-letter.ts';
import * as rows from '../sql.ts';
import { reconciliation } from '../../reconciliations/sql.ts';

export const getDisputeLetter = handle(
  contract.getDisputeLetter,
  async ({ input: { id }, actor, db }) => {
    const row = found(await reconciliation(db, id), reconciliationProblems.ReconciliationNotFound);
    const lines = await rows.disputedLines(db, id, linesNamed);
    const { count, invoiced } = await rows.disputedSum(db, id);
    const disputeLetters = await rows.disputeLettersOf(db, id);
    const draft = disputeLetter({
      carrierName: row.carrier_name,
      invoice: row.invoice_number ?? row.file_name,
      currency: (await settingsOf(db)).currency,
      lines: lines.map((line) => ({
        consignmentId: line.consignment_id,
        serviceName: line.service_name,
        quoted: line.carrier_quoted_minor,
        invoiced: line.carrier_invoiced_minor,
        explanation: line.explanation,
        note: line.note,
      })),
      count,
      invoiced,
      writer: { name: actor.name, company: (await letterheadOf(db)).name },
    });
    return {
      ...draft,
      to: (await rows.lastAddress(db, row.carrier_code))?.sent_to ?? null,
      disputed: count,
      disputedAmount: toDecimal(invoiced),
      letters: disputeLetters.map((disputeLetter) => ({
        id: disputeLetter.id,
        to: disputeLetter.sent_to,
        subject: disputeLetter.subject,
        creationTime: disputeLetter.sent_at.toISOString(),
        userName: disputeLetter.sent_by_name,
      })),
    };
  },
);
