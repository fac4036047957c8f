import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { enqueue } from '#platform/events.ts';
import { shop } from '../shops/sql.ts';
import { checkAgain } from './check-again.ts';
import { openOrders } from './sql.ts';

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
    await checkAgain(db, row, orders);
    if (orders.length === atATime) {
      await enqueue(db, 'shops.recheckOrders', { shopId, afterId: last.id });
    }
  });
}
