import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { enqueue, publish } from '#platform/events.ts';
import { shop } from '../shops/sql.ts';
import { checkOrders } from './check-orders.ts';
import { checkedOnly, openOrders, writeChecked } from './sql.ts';

const atATime = 200;

/** Checks and packs the open orders of a shop again, in batches. */
export async function recheckOrders(call: TaskCall<'shops.recheckOrders'>): Promise<void> {
  const { shopId, afterId } = call.payload;
  const scope = systemScope(call.tenantId, `shop-recheck-${shopId}`);
  await call.database.transaction(scope, async (db) => {
    const row = await shop(db, shopId);
    if (row === undefined) return;
    const orders = await openOrders(db, shopId, { id: afterId, atMost: atATime });
    const last = orders.at(-1);
    if (last === undefined) return;
    const checked = await checkOrders(db, row, orders);
    await writeChecked(db, checked.map(checkedOnly));
    publish(db, 'shop.ordersChanged', { id: row.id, customerId: row.customer_id });
    if (orders.length === atATime) {
      await enqueue(db, 'shops.recheckOrders', { shopId, afterId: last.id });
    }
  });
}
