import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';

/** How often the orders of an online shop are read without anybody asking. */
export const syncEvery_ms = 15 * 60_000;

/** Reads a shop's orders at a moment; one pending read per shop. */
export const queueSync = (db: TenantDb, shopId: number, runAt: Date): Promise<void> =>
  enqueue(
    db,
    { name: 'shops.sync', key: `shop-sync-${shopId}`, runAt, queue: queueOf(db, shopId) },
    { shopId },
  );

/** Checks the open orders of a shop again. */
export const queueRecheck = (db: TenantDb, shopId: number): Promise<void> =>
  enqueue(
    db,
    { name: 'shops.recheckOrders', key: `shop-recheck-${shopId}`, queue: queueOf(db, shopId) },
    { shopId, afterId: 0 },
  );

export const queueImport = (
  db: TenantDb,
  payload: { readonly importId: number; readonly shopId: number },
  runAt: Date,
): Promise<void> =>
  enqueue(db, { name: 'shops.importOrders', runAt, queue: queueOf(db, payload.shopId) }, payload);

/** What is read of one shop is read sequentially, so that its cursor only moves forward. */
const queueOf = (db: TenantDb, shopId: number): string => `shop-${db.scope.tenantId}-${shopId}`;
