import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';

/** How often the orders of an online shop are read without anybody asking. */
export const syncEvery_ms = 15 * 60_000;

/** Reads a shop's orders at a moment; one pending read per shop. */
export const queueSync = (db: TenantDb, shopId: number, runAt: Date): Promise<void> =>
  enqueue(
    db,
    'shops.sync',
    { shopId },
    { key: `shop-sync-${shopId}`, runAt, queue: queueOf(db, shopId) },
  );

/** Checks the open orders of a shop again. */
export const queueRecheck = (db: TenantDb, shopId: number): Promise<void> =>
  enqueue(
    db,
    'shops.recheckOrders',
    { shopId, afterId: 0 },
    { key: `shop-recheck-${shopId}`, queue: queueOf(db, shopId) },
  );

export const queueImport = (
  db: TenantDb,
  payload: { readonly importId: number; readonly shopId: number },
  runAt: Date,
): Promise<void> =>
  enqueue(db, 'shops.importOrders', payload, { runAt, queue: queueOf(db, payload.shopId) });

/** What is read of one shop is read sequentially, so that its cursor only moves forward. */
const queueOf = (db: TenantDb, shopId: number): string => `shop-${db.scope.tenantId}-${shopId}`;

/** The moment after a pause by the clock of the queue, which is the database's. */
export async function dueIn(db: TenantDb, pause_ms: number): Promise<Date> {
  const { at } = await db.one(sql<{ at: Date }>`
    select clock_timestamp() + make_interval(secs => ${pause_ms / 1000}) as at
  `);
  return at;
}
