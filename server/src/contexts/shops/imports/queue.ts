import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';

/** The interval at which the orders of an online shop are read automatically. */
export const syncEvery_ms = 15 * 60_000;

/** Queues a read of a shop's orders; one pending read per shop. */
export const queueSync = (db: TenantDb, shopId: number, runAt: Date): Promise<void> =>
  enqueue(
    db,
    { name: 'shops.sync', key: `shop-sync-${shopId}`, runAt, queue: queueOf(db, shopId) },
    { shopId },
  );

/** Queues a check of the open orders of a shop. */
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

/** Queues the registration of a shop's checkout prices; one pending task per shop. */
export const queueRegistration = (
  db: TenantDb,
  { shopId, attempt = 1 }: { readonly shopId: number; readonly attempt?: number },
  runAt?: Date,
): Promise<void> =>
  enqueue(
    db,
    {
      name: 'shops.registerRates',
      key: `shop-rates-${shopId}`,
      queue: queueOf(db, shopId),
      ...(runAt !== undefined && { runAt }),
    },
    { shopId, attempt },
  );

/** Reads of one shop run sequentially, so that its cursor only moves forward. */
const queueOf = (db: TenantDb, shopId: number): string => `shop-${db.scope.tenantId}-${shopId}`;
