import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { pageSizeMax } from '@waybill/contract/shared/page';
import { toDecimal } from '@waybill/kernel/money';
import { billedCustomerOf } from '../buyer.ts';
import { officeOf } from '../office.ts';
import { statementFor } from '../statement.ts';
import { momentsIn } from '../wire.ts';

export const getFinanceStatement = handle(
  contract.getFinanceStatement,
  async ({ input, actor, db, now }) => {
    const office = await officeOf(db, now);
    const { filter, skipCount } = input;
    const maxResultCount = Math.min(input.maxResultCount, pageSizeMax);
    const told = { filter, skipCount, maxResultCount };
    const statement = await statementFor(db, actor, input, { office, told });
    const momentOf = momentsIn(office.timezone);
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
