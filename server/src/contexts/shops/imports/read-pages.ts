import type { TenantDb } from '#platform/db/database.ts';
import { type Taken, takeOrders } from '../orders/take-orders.ts';
import { requestTo, type ShopClient } from '../shops/connection.ts';
import { platformOf } from '../shops/registry.ts';
import { lockShop, noteSynced, type ShopRow } from '../shops/sql.ts';

type Reading = {
  readonly row: ShopRow;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly within: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
};

/** The maximum number of pages per run, in case a shop never returns a last page. */
const pagesMax = 500;

/**
 * Reads changes of a shop since its cursor. Each page is saved together with the next cursor, so
 * that a crash loses nothing and re-reading has no effect.
 * @throws {ShopUnavailable} {ShopRefusal}
 */
export async function readPages(
  client: ShopClient,
  { row, now, signal, within }: Reading,
  onPage: (db: TenantDb, taken: Taken, isLast: boolean) => Promise<void> = async () => {},
): Promise<void> {
  const platform = platformOf(row.platform);
  const request = requestTo(client, row, signal);
  let cursor = row.sync_cursor;
  for (let page = 1; page <= pagesMax; page += 1) {
    const read = await platform.readOrders?.(request, cursor);
    const { orders, isLast } = read ?? { orders: [], isLast: true };
    cursor = read?.cursor ?? cursor;
    const isOver = isLast || page === pagesMax;
    await within(async (db) => {
      if ((await lockShop(db, row.id)) === undefined) return;
      const taken = await takeOrders(db, row, { orders, now });
      await noteSynced(db, row.id, { cursor, now });
      await onPage(db, taken, isOver);
    });
    if (isOver) return;
    signal.throwIfAborted();
  }
}
