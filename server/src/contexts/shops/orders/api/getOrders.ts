import * as contract from '@waybill/contract/shops/endpoints';
import { customersOf } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { ordersPage } from '../lists.ts';
import { toOrder } from '../mappers.ts';

export const getOrders = handle(contract.getOrders, async ({ input, db }) => {
  const { rows, totalCount } = await ordersPage(db, input);
  const customers = await customersOf(
    db,
    rows.map(({ customer_id }) => customer_id),
  );
  return {
    items: rows.map((row) => toOrder(row, customers.get(row.customer_id)?.displayName ?? '')),
    totalCount,
  };
});
