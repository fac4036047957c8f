import type { ItemScanInput, ItemScanResult } from '@waybill/contract/warehouse/scans/endpoints';
import { statusAfter, whyNotScan } from '@waybill/contract/warehouse/lifecycle';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { storePictures } from '#contexts/jobs/public.ts';
import type { FileStore } from '@waybill/adapters/file-store';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type HeldItem, lockItemsByBarcode, writeStates } from '../items/sql.ts';
import { settingOf } from '../user-settings/sql.ts';
import { addScans, knownScans, type ItemScanToWrite } from './sql.ts';

type Scanning = {
  readonly db: TenantDb;
  readonly files: FileStore;
  readonly actor: Pick<Actor, 'userId'>;
  readonly now: Date;
};

/**
 * Records one scan for each barcode, in order. The items are locked first, so that two scanners of
 * one item follow each other. What is unknown or not allowed is reported and the rest saved
 * (decisions W-03); a scan that a device repeats is saved once.
 */
export async function recordScans(
  scanning: Scanning,
  barcodes: readonly string[],
  sent: ItemScanInput,
): Promise<readonly ItemScanResult[]> {
  const { db } = scanning;
  const held = await lockItemsByBarcode(db, [...new Set(barcodes)]);
  const byBarcode = new Map(held.map((item) => [item.barcode.toUpperCase(), item]));
  const repeated = new Map(
    sent.id ? (await knownScans(db, sent.id)).map(({ id, item_id }) => [item_id, id]) : [],
  );
  const fresh = held.filter(
    (item) => !repeated.has(item.id) && whyNotScan(sent.code, item.status) === null,
  );
  const saved = await save(scanning, fresh, sent);
  return barcodes.map((itemId): ItemScanResult => {
    const item = byBarcode.get(itemId.toUpperCase());
    if (item === undefined) {
      return { itemId, outcome: 'Unknown', scanEventId: null, message: 'Unknown barcode' };
    }
    const before = repeated.get(item.id);
    if (before !== undefined) {
      return { itemId, outcome: 'Repeated', scanEventId: before, message: 'Saved before' };
    }
    const id = saved.get(item.id);
    const message = whyNotScan(sent.code, item.status) ?? 'Saved';
    return { itemId, outcome: id ? 'Saved' : 'Refused', scanEventId: id ?? null, message };
  });
}

/** Saves the scan for each item; returns the ids of the scans by item. */
async function save(
  { db, files, actor, now }: Scanning,
  items: readonly HeldItem[],
  sent: ItemScanInput,
): Promise<ReadonlyMap<string, string>> {
  if (items.length === 0) return new Map();
  const { pictures, details } = await storePictures(
    { db, files, now },
    { images: sent.images, details: sent.details },
  );
  const location = sent.locationCode || null;
  const here = location ?? (actor.userId === null ? null : await settingOf(db, actor.userId));
  const scans = items.map(
    (item): ItemScanToWrite => ({
      id: uuidv7(now, randomBytes),
      item_id: item.id,
      customer_id: item.customer_id,
      code: sent.code,
      location_code: here,
      warehouse_code: sent.warehouseCode || null,
      details,
      pictures,
      scanned_at: sent.scannedTime ?? now.toISOString(),
      received_at: now.toISOString(),
      creator_id: actor.userId,
      client_event_id: sent.id ?? null,
    }),
  );
  const added = new Set((await addScans(db, scans)).map(({ id }) => id));
  const written = scans.filter(({ id }) => added.has(id));
  const statusOf = new Map(items.map((item) => [item.id, item]));
  await writeStates(
    db,
    written.map(({ id, item_id, location_code, warehouse_code }) => {
      const item = statusOf.get(item_id);
      return {
        id: item_id,
        status: statusAfter(sent.code, item?.status ?? 'Expected'),
        is_damaged: sent.code === 'DAMAGED' || (item?.is_damaged ?? false),
        last_scan_id: id,
        location_code,
        warehouse_code,
      };
    }),
  );
  publishAll(
    db,
    written.map(({ item_id, customer_id }) => ({
      name: 'warehouse.itemSaved',
      payload: { id: item_id, customerId: customer_id },
    })),
  );
  return new Map(written.map(({ id, item_id }) => [item_id, id]));
}
