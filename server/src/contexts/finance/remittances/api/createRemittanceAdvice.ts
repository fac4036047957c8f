import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { fromDecimal } from '@waybill/kernel/money';
import { financeSettingsOf } from '../../ledger/office.ts';
import { advise } from '../remittance.ts';
import { dayOf } from '../../invoices/mappers.ts';

export const createRemittanceAdvice = handle(
  contract.createRemittanceAdvice,
  async ({ input, actor, db, now }) => {
    const customerId = actor.customerId ?? input.customerId;
    if (customerId === undefined) throw notValidField('customerId', 'A customer is required');
    const { timezone } = await financeSettingsOf(db, now);
    const advised = await advise(
      db,
      {
        customerId,
        paymentDate: dayOf(input.paymentDate, timezone),
        note: input.note ?? null,
        lines: input.invoicePayments.map(({ invoiceId, amount, note }, at) => ({
          invoiceId,
          amount: fromDecimal(amount),
          note: note ?? null,
          path: `invoicePayments[${at}]`,
          amountName: 'amount',
        })),
      },
      { now, userName: actor.name },
    );
    return { id: advised.id, remittanceNumber: advised.number };
  },
);
