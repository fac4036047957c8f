import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { paymentsPage } from '../lists.ts';
import { financeSettingsOf } from '../office.ts';
import { paymentOf } from '../mappers.ts';

export const getPayments = handle(contract.getPayments, async ({ input, db, now }) => {
  const { timezone } = await financeSettingsOf(db, now);
  const { rows, totalCount } = await paymentsPage(db, input);
  return { items: rows.map((row) => paymentOf(row, timezone)), totalCount };
});
