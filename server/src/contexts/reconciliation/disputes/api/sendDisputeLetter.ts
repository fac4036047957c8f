import { letterheadOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { sendMail } from '#platform/mail/mailing.ts';
import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems as refusals } from '@waybill/contract/reconciliation/problems';
import { addDisputeLetter, disputedSum } from '../sql.ts';
import { lockReconciliation } from '../../reconciliations/sql.ts';

export const sendDisputeLetter = handle(
  contract.sendDisputeLetter,
  async ({ input, actor, db, now }) => {
    const { id: reconciliationId, to, subject, content } = input;
    const row = found(
      await lockReconciliation(db, reconciliationId),
      refusals.ReconciliationNotFound,
    );
    if ((await disputedSum(db, row.id)).count === 0) throw new Problem(refusals.NothingDisputed);
    const carrierCode = row.carrier_code;
    const disputeLetter = { reconciliationId, carrierCode, sentTo: to, subject, content };
    const { id } = await addDisputeLetter(db, { ...disputeLetter, userName: actor.name }, now);
    const { name, address, host } = await letterheadOf(db);
    await sendMail(db, {
      messageId: `dispute-${id}@${host}`,
      from: { name, address },
      to: [to],
      subject,
      text: content,
    });
    return { id };
  },
);
