import { handle } from '#platform/context.ts';
import type { InputOf } from '@waybill/contract/endpoint';
import * as contract from '@waybill/contract/finance/endpoints';
import type { LocalDate } from '@waybill/kernel/local-date';
import { fromDecimal } from '@waybill/kernel/money';
import { approveCredit, type Decision, rejectCredit } from '../decide-credit.ts';
import { insistOpen, officeOf } from '../office.ts';

export const processCreditNoteRequest = handle(
  contract.processCreditNoteRequest,
  async ({ input: { operation, creditNote }, actor, db, now }) => {
    const deed = { now, userName: actor.name };
    if (operation === 'Reject') {
      await rejectCredit(db, { id: creditNote.id, note: creditNote.note ?? null }, deed);
      return null;
    }
    const office = await officeOf(db, now);
    insistOpen(office, office.today, 'creditNote.id');
    await approveCredit(db, decisionOf(creditNote, office.today), deed);
    return null;
  },
);

type Sent = InputOf<typeof contract.processCreditNoteRequest>['creditNote'];

const decisionOf = (sent: Sent, today: LocalDate): Decision => ({
  id: sent.id,
  approved: sent.approvedAmount === undefined ? undefined : fromDecimal(sent.approvedAmount),
  lines: sent.details?.map(({ id, approvedAmount }) => ({
    id,
    approved: fromDecimal(approvedAmount),
  })),
  note: sent.note ?? null,
  today,
});
