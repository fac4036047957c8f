import type { ItemScanInput, ItemScanResult } from '@waybill/contract/warehouse/scans/endpoints';
import {
  isScannedAlready,
  proofCode,
  statusAfter,
  whyNotScan,
} from '@waybill/contract/warehouse/lifecycle';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { userNames } from '#contexts/identity/public.ts';
import { storePictures } from '#contexts/jobs/public.ts';
import type { FileStore } from '@waybill/adapters/file-store';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type HeldItem, lockItemsByBarcode, writeStates } from '../items/sql.ts';
import { settingOf } from '../user-settings/sql.ts';
import { addScans, knownScans, type ItemScanToWrite } from './sql.ts';
import { beforeOf } from './undo-scan.ts';

export type Scanning = {
  readonly db: TenantDb;
  readonly files: FileStore;
  readonly actor: Pick<Actor, 'userId'>;
  readonly now: Date;
};

/**
 * Records one scan for each barcode, in order. Locks the items first, so that concurrent scans of
 * one item are serialised. Unknown or disallowed scans are reported and the others saved (decisions
 * W-03). A scan that a device repeats is saved once.
 */
export async function recordScans(
  scanning: Scanning,
  barcodes: readonly string[],
  sent: ItemScanInput,
): Promise<readonly ItemScanResult[]> {
  const { db } = scanning;
  // Sent together and answered in order: the known scans are read under the lock of their items.
  const [held, known, location] = await Promise.all([
    lockItemsByBarcode(db, [...new Set(barcodes)]),
    sent.id ? knownScans(db, sent.id) : [],
    locationOf(scanning, sent),
  ]);
  const byBarcode = new Map(held.map((item) => [item.barcode.toUpperCase(), item]));
  const repeated = new Map(known.map(({ id, item_id }) => [item_id, id]));
  const act = { code: sent.code, locationCode: location };
  const isAgain = (item: HeldItem) => isScannedAlready(lastOf(item), act);
  const fresh = held.filter(
    (item) =>
      !repeated.has(item.id) && !isAgain(item) && whyNotScan(sent.code, item.status) === null,
  );
  const saved = await save(scanning, fresh, { ...sent, locationCode: location });
  const again = held.filter((item) => repeated.has(item.id) || isAgain(item));
  const names = await userNames(
    db,
    again.flatMap(({ last_scan }) => last_scan?.creator_id ?? []),
  );
  return barcodes.map((itemId): ItemScanResult => {
    const item = byBarcode.get(itemId.toUpperCase());
    const plain = { itemId, scanEventId: null, earlier: null };
    if (item === undefined) return { ...plain, outcome: 'Unknown', message: 'Unknown barcode' };
    const before = repeated.get(item.id) ?? null;
    if (before !== null || isAgain(item)) {
      const message = before === null ? 'Scanned already' : 'Saved before';
      const earlier = earlierOf(item, names);
      return { ...plain, outcome: 'Repeated', scanEventId: before, message, earlier };
    }
    const id = saved.get(item.id) ?? null;
    const message = whyNotScan(sent.code, item.status) ?? 'Saved';
    return { ...plain, outcome: id ? 'Saved' : 'Refused', scanEventId: id, message };
  });
}

/** Returns the last scan of an item; a proof of delivery follows the scan that delivered it. */
const lastOf = ({ last_scan }: HeldItem) =>
  last_scan && {
    code: last_scan.code === proofCode ? 'DISPATCHED' : last_scan.code,
    locationCode: last_scan.location_code,
  };

/** Returns the user and the time of an item's last scan. */
const earlierOf = (
  { last_scan }: HeldItem,
  names: ReadonlyMap<number, string>,
): ItemScanResult['earlier'] =>
  last_scan && {
    time: new Date(last_scan.scanned_at).toISOString(),
    userName: names.get(last_scan.creator_id ?? 0) ?? null,
  };

/** Returns the location of the request, otherwise the user's location (decisions W-04). */
async function locationOf({ db, actor }: Scanning, sent: ItemScanInput): Promise<string | null> {
  if (sent.locationCode) return sent.locationCode;
  return actor.userId === null ? null : await settingOf(db, actor.userId);
}

/** Saves the scan for each item; returns the ids of the scans by item. */
async function save(
  { db, files, actor, now }: Scanning,
  items: readonly HeldItem[],
  sent: ItemScanInput,
): Promise<ReadonlyMap<string, string>> {
  if (items.length === 0) return new Map();
  const { pictures, details } = await storePictures(
    { db, files, now, withThumbnails: true },
    { images: sent.images, details: sent.details },
  );
  const scans = items.map(
    (item): ItemScanToWrite => ({
      id: uuidv7(now, randomBytes),
      item_id: item.id,
      customer_id: item.customer_id,
      code: sent.code,
      location_code: sent.locationCode || null,
      warehouse_code: sent.warehouseCode || null,
      details,
      pictures,
      scanned_at: sent.scannedTime ?? now.toISOString(),
      received_at: now.toISOString(),
      creator_id: actor.userId,
      client_event_id: sent.id ?? null,
      before: beforeOf(item),
      undoes: null,
    }),
  );
  // Each item is locked and its known scans are left out, so that all of these are new.
  await Promise.all([
    addScans(db, scans),
    writeStates(
      db,
      items.map((item, at) => ({
        id: item.id,
        status: statusAfter(sent.code, item.status),
        is_damaged: sent.code === 'DAMAGED' || item.is_damaged,
        last_scan_id: scans[at]?.id ?? '',
        location_code: sent.locationCode || null,
        warehouse_code: sent.warehouseCode || null,
      })),
    ),
  ]);
  publishAll(
    db,
    items.map(({ id, customer_id }) => ({
      name: 'warehouse.itemSaved',
      payload: { id, customerId: customer_id },
    })),
  );
  return new Map(scans.map(({ id, item_id }) => [item_id, id]));
}
