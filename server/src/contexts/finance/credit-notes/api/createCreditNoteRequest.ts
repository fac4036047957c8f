import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { fromDecimal } from '@waybill/kernel/money';
import { requestCredit } from '../credit.ts';

export const createCreditNoteRequest = handle(
  contract.createCreditNoteRequest,
  async ({ input: { creditNote }, actor, db, now }) => {
    const made = await requestCredit(
      db,
      {
        customerId: actor.customerId ?? creditNote.customerId,
        invoiceId: creditNote.invoiceId,
        amount: fromDecimal(creditNote.amount),
        note: creditNote.note,
        lines: creditNote.details.map(({ invoiceDetailId, amount, notes }) => ({
          lineId: invoiceDetailId,
          amount: fromDecimal(amount),
          note: notes ?? null,
        })),
      },
      { now, userName: actor.name },
    );
    return { id: made.id, creditNoteNumber: made.number };
  },
);
