import { found, Problem } from '@waybill/contract/problem';
import { undoCode, undoMinutes } from '@waybill/contract/warehouse/lifecycle';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { Actor } from '#platform/http/actor.ts';
import { lockItem, restoreState } from '../items/sql.ts';
import { addScans, type ItemBefore, scanToUndo } from './sql.ts';

type Undoing = {
  readonly db: TenantDb;
  readonly actor: Pick<Actor, 'userId'>;
  readonly now: Date;
};

/**
 * Undoes the caller's own last scan of an item: restores the item's state and adds a row to the
 * log.
 * @throws {Problem} ItemScanNotFound; ItemScanNotUndone if it is another user's, too old, or no
 * longer the last one
 */
export async function undoScan(
  { db, actor, now }: Undoing,
  id: string,
): Promise<{ readonly id: string; readonly itemId: string }> {
  const { ItemScanNotFound, ItemScanNotUndone } = warehouseProblems;
  const { item_id } = found(await scanToUndo(db, id), ItemScanNotFound);
  const item = found(await lockItem(db, item_id), ItemScanNotFound);
  // Reads the scan again under the item's lock: it may have been scanned since.
  const scan = found(await scanToUndo(db, id), ItemScanNotFound);
  const age_ms = now.getTime() - scan.received_at.getTime();
  const isOwn = actor.userId !== null && scan.creator_id === actor.userId;
  const { before } = scan;
  if (!isOwn || !scan.is_last || before === null || age_ms > undoMinutes * 60_000) {
    throw new Problem(ItemScanNotUndone);
  }
  const undo = { id: uuidv7(now, randomBytes), code: undoCode, undoes: scan.id };
  await addScans(db, [
    {
      ...undo,
      item_id,
      customer_id: item.customer_id,
      location_code: before.zone,
      warehouse_code: before.warehouseCode,
      details: { undone: scan.code },
      pictures: [],
      scanned_at: now.toISOString(),
      received_at: now.toISOString(),
      creator_id: actor.userId,
      client_event_id: null,
      before: beforeOf(item),
    },
  ]);
  await restoreState(db, { id: item_id, last_scan_id: undo.id, ...before });
  publish(db, 'warehouse.itemSaved', { id: item_id, customerId: item.customer_id });
  return { id: undo.id, itemId: item.barcode };
}

/** Returns the current state of an item for the log's next row. */
export const beforeOf = (item: {
  readonly status: ItemBefore['status'];
  readonly is_damaged: boolean;
  readonly zone: string | null;
  readonly warehouse_code: string | null;
}): ItemBefore => ({
  status: item.status,
  isDamaged: item.is_damaged,
  zone: item.zone,
  warehouseCode: item.warehouse_code,
});
