import { handle } from '#platform/context.ts';
import type { InputOf } from '@waybill/contract/endpoint';
import * as contract from '@waybill/contract/finance/endpoints';
import type { LocalDate } from '@waybill/kernel/local-date';
import { fromDecimal } from '@waybill/kernel/money';
import { approveCredit, type CreditDecision, rejectCredit } from '../decide-credit.ts';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';

export const processCreditNoteRequest = handle(
  contract.processCreditNoteRequest,
  async ({ input: { operation, creditNote }, actor, db, now }) => {
    const command = { now, userName: actor.name };
    if (operation === 'Reject') {
      await rejectCredit(db, { id: creditNote.id, note: creditNote.note ?? null }, command);
      return null;
    }
    const settings = await financeSettingsOf(db, now);
    insistOpen(settings, settings.today, 'creditNote.id');
    await approveCredit(db, decisionOf(creditNote, settings.today), command);
    return null;
  },
);

type Sent = InputOf<typeof contract.processCreditNoteRequest>['creditNote'];

const decisionOf = (sent: Sent, today: LocalDate): CreditDecision => ({
  id: sent.id,
  approved: sent.approvedAmount === undefined ? undefined : fromDecimal(sent.approvedAmount),
  lines: sent.details?.map(({ id, approvedAmount }) => ({
    id,
    approved: fromDecimal(approvedAmount),
  })),
  note: sent.note ?? null,
  today,
});
