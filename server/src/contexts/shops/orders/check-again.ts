import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { ShopRow } from '../shops/sql.ts';
import { checkOrders, type UncheckedOrder } from './check-orders.ts';
import { checkedOnly, writeChecked } from './sql.ts';

/** Checks, rules and packs saved orders of one shop again, and saves the outcome. */
export async function checkAgain(
  db: TenantDb,
  shop: Pick<ShopRow, 'id' | 'customer_id'>,
  orders: readonly (UncheckedOrder & { readonly id: number })[],
): Promise<void> {
  const checked = await checkOrders(db, shop, orders);
  await writeChecked(db, checked.map(checkedOnly));
  publish(db, 'shop.ordersChanged', { id: shop.id, customerId: shop.customer_id });
}
