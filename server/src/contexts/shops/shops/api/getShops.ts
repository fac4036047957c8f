import * as contract from '@waybill/contract/shops/endpoints';
import { customersOf } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { shopsPage } from '../lists.ts';
import { toShop } from '../mappers.ts';

/** Guests see no shops, because row-level security shows them no customer (decisions A-01). */
export const getShops = handle(contract.getShops, async ({ input, actor, db, now }) => {
  requirePermission(actor, 'Customer.Company');
  const { rows, totalCount } = await shopsPage(db, input, now);
  const customers = await customersOf(
    db,
    rows.map(({ customer_id }) => customer_id),
  );
  return {
    items: rows.map((row) => toShop(row, customers.get(row.customer_id)?.displayName ?? '')),
    totalCount,
  };
});
