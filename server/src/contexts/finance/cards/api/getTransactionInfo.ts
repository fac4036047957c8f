import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { toDecimal } from '@waybill/kernel/money';
import { transactionsPage } from '../sql/charges.ts';

export const getTransactionInfo = handle(contract.getTransactionInfo, async ({ input, db }) => {
  const { rows, totalCount } = await transactionsPage(db, input);
  return {
    totalCount,
    items: rows.map((row) => ({
      id: row.id,
      customerId: row.customer_id,
      paymentId: row.payment_id,
      transactionId: row.transaction_id,
      merchant: row.merchant,
      amount: toDecimal(row.amount_minor),
      time: row.created_at.toISOString(),
      authorizationCode: row.authorization_code,
      status: row.status,
      message: row.message,
      ipAddress: row.ip_address,
      userName: row.user_name,
      paymentInfo: row.card,
      returns: row.returns.map((one) => ({
        amount: toDecimal(one.amount_minor),
        status: one.status,
        message: one.message,
        time: new Date(one.created_at).toISOString(),
        userName: one.user_name,
      })),
    })),
  };
});
