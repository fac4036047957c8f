import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeSettingsOf } from '../../ledger/office.ts';
import { paymentOf } from '../../invoices/mappers.ts';
import { paymentsPage } from '../lists.ts';

export const getPayments = handle(contract.getPayments, async ({ input, db, now }) => {
  const { timezone } = await financeSettingsOf(db, now);
  const { rows, totalCount } = await paymentsPage(db, input);
  return { items: rows.map((row) => paymentOf(row, timezone)), totalCount };
});
