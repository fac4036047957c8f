import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { pageSizeMax } from '@waybill/contract/shared/page';
import { toDecimal } from '@waybill/kernel/money';
import { billedCustomerOf } from '../../invoices/buyer.ts';
import { financeSettingsOf } from '../../ledger/office.ts';
import { statementFor } from '../statement.ts';
import { momentsIn } from '../../invoices/mappers.ts';

export const getFinanceStatement = handle(
  contract.getFinanceStatement,
  async ({ input, actor, db, now }) => {
    const settings = await financeSettingsOf(db, now);
    const { filter, skipCount } = input;
    const maxResultCount = Math.min(input.maxResultCount, pageSizeMax);
    const entriesQuery = { filter, skipCount, maxResultCount };
    const statement = await statementFor({ db, actor }, input, {
      settings,
      reported: entriesQuery,
    });
    const momentOf = momentsIn(settings.timezone);
    return {
      openingBalance: toDecimal(statement.opening),
      items: statement.items.map((item) => ({
        txnType: item.kind,
        date: momentOf(item.date),
        referenceNo: item.referenceNo,
        description: item.description,
        charges: toDecimal(item.charge),
        payments: toDecimal(item.payment),
        balance: toDecimal(item.balance),
        invoiceId: item.invoiceId,
        paymentId: item.paymentId,
      })),
      totalCount: statement.total,
      totalCharges: toDecimal(statement.charged),
      totalPayments: toDecimal(statement.paid),
      closingBalance: toDecimal(statement.closing),
      customer: billedCustomerOf(statement.card),
      fromDate: momentOf(statement.from),
      toDate: momentOf(statement.to),
      ageing: statement.ageing.map(({ name, amount }) => ({ name, amount: toDecimal(amount) })),
      unallocatedAmount: toDecimal(statement.unallocated),
    };
  },
);
