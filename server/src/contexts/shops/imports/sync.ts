import { dueIn } from '#platform/background/due-in.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import type { ShopClient } from '../shops/connection.ts';
import { noteSyncProblem, shop } from '../shops/sql.ts';
import { troubleOf } from './trouble.ts';
import { queueSync, syncEvery_ms } from './queue.ts';
import { readPages } from './read-pages.ts';

/** Reads changes of a shop and queues the next read; a paused shop is not read again. */
export const syncShop =
  (client: ShopClient) =>
  async ({ payload, database, tenantId, now, signal }: TaskCall<'shops.sync'>): Promise<void> => {
    const scope = systemScope(tenantId, `shop-sync-${payload.shopId}`);
    const within = <T>(work: (db: TenantDb) => Promise<T>) => database.transaction(scope, work);
    const row = await within((db) => shop(db, payload.shopId));
    if (row === undefined || !row.is_active) return;
    let pause_ms = syncEvery_ms;
    try {
      await readPages(client, { row, now, signal, within });
    } catch (error) {
      const trouble = troubleOf(error, 1);
      pause_ms = Math.max(pause_ms, trouble.pause_ms ?? 0);
      await within(async (db) => {
        await noteSyncProblem(db, row.id, trouble.message);
        publish(db, 'shop.saved', { id: row.id, customerId: row.customer_id });
      });
    }
    await within(async (db) => queueSync(db, row.id, await dueIn(db, pause_ms)));
  };
