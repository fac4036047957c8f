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
import { attributeChanges } from '#platform/db/attributed-changes.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import type { Actor } from '#platform/http/actor.ts';
import { wavesOf } from '#platform/waves.ts';
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

/** A scan of several barcodes, as a device sent it. */
export type ScanRequest = {
  readonly barcodes: readonly string[];
  readonly sent: ItemScanInput;
  readonly now: Date;
  /** The request to show in the history, if several are recorded together. */
  readonly requestId?: string;
};

/**
 * Records one scan for each barcode, in order. Locks the items first, so that concurrent scans of
 * one item are serialised. Unknown or disallowed scans are reported and the others saved (decisions
 * W-03). A scan that a device repeats is saved once.
 */
export async function recordScans(
  { now, ...scanning }: Scanning,
  barcodes: readonly string[],
  sent: ItemScanInput,
): Promise<readonly ItemScanResult[]> {
  const [results] = await recordTogether(scanning, [{ barcodes, sent, now }]);
  return results ?? [];
}

/**
 * Records the scans of several requests as if they came one after another; returns the results of
 * each.
 */
export async function recordAllScans(
  scanning: Omit<Scanning, 'now'>,
  requests: readonly ScanRequest[],
): Promise<readonly (readonly ItemScanResult[])[]> {
  const results: (readonly ItemScanResult[])[] = [];
  for (const wave of wavesOf(requests, codesOf))
    results.push(...(await recordTogether(scanning, wave)));
  return results;
}

const codesOf = ({ barcodes }: ScanRequest): readonly string[] =>
  barcodes.map((barcode) => barcode.toUpperCase());

/** Records the scans of requests that have no item in common. */
async function recordTogether(
  scanning: Omit<Scanning, 'now'>,
  requests: readonly ScanRequest[],
): Promise<readonly (readonly ItemScanResult[])[]> {
  const { db } = scanning;
  const barcodes = new Set(requests.flatMap((request) => request.barcodes));
  const sentIds = requests.flatMap(({ sent }) => sent.id ?? []);
  // Sent together and answered in order: the known scans are read under the lock of their items.
  const [held, known, ownLocation] = await Promise.all([
    lockItemsByBarcode(db, [...barcodes]),
    sentIds.length > 0 ? knownScans(db, sentIds) : [],
    ownLocationOf(scanning, requests),
  ]);
  const byBarcode = new Map(held.map((item) => [item.barcode.toUpperCase(), item]));
  const itemsOf = (request: ScanRequest): readonly HeldItem[] =>
    [...new Set(codesOf(request))].flatMap((code) => byBarcode.get(code) ?? []);
  const looked = requests.map((request) => {
    const sent = { ...request.sent, locationCode: request.sent.locationCode || ownLocation };
    const ofDevice = known.filter(({ client_event_id }) => client_event_id === sent.id);
    const repeated = new Map(ofDevice.map(({ id, item_id }) => [item_id, id]));
    const isAgain = (item: HeldItem): boolean =>
      repeated.has(item.id) || isScannedAlready(lastOf(item), sent);
    return { ...request, sent, repeated, isAgain, items: itemsOf(request) };
  });
  const saved = await save(
    scanning,
    looked.map((request) => ({
      ...request,
      items: request.items.filter(
        (item) => !request.isAgain(item) && whyNotScan(request.sent.code, item.status) === null,
      ),
    })),
  );
  const again = looked.flatMap(({ items, isAgain }) => items.filter(isAgain));
  const names = await userNames(
    db,
    again.flatMap(({ last_scan }) => last_scan?.creator_id ?? []),
  );
  return looked.map((request) =>
    request.barcodes.map((itemId) => {
      const item = byBarcode.get(itemId.toUpperCase());
      return resultOf(itemId, item, { ...request, saved, names });
    }),
  );
}

type Outcome = {
  readonly sent: ItemScanInput;
  /** The scans that the device sent before, by item. */
  readonly repeated: ReadonlyMap<string, string>;
  readonly isAgain: (item: HeldItem) => boolean;
  readonly saved: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<number, string>;
};

function resultOf(
  itemId: string,
  item: HeldItem | undefined,
  { sent, repeated, isAgain, saved, names }: Outcome,
): ItemScanResult {
  const plain = { itemId, scanEventId: null, earlier: null };
  if (item === undefined) return { ...plain, outcome: 'Unknown', message: 'Unknown barcode' };
  if (isAgain(item)) {
    const before = repeated.get(item.id) ?? null;
    const message = before === null ? 'Scanned already' : 'Saved before';
    const earlier = earlierOf(item, names);
    return { ...plain, outcome: 'Repeated', scanEventId: before, message, earlier };
  }
  const id = saved.get(item.id) ?? null;
  const message = whyNotScan(sent.code, item.status) ?? 'Saved';
  return { ...plain, outcome: id ? 'Saved' : 'Refused', scanEventId: id, message };
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

/** Returns the user's own location for scans that name none (decisions W-04). */
async function ownLocationOf(
  { db, actor }: Omit<Scanning, 'now'>,
  requests: readonly ScanRequest[],
): Promise<string | null> {
  const isNeeded = requests.some(({ sent }) => !sent.locationCode);
  return isNeeded && actor.userId !== null ? await settingOf(db, actor.userId) : null;
}

type ScansToSave = ScanRequest & { readonly items: readonly HeldItem[] };

/** Saves the scan of each item; returns the ids of the scans by item. */
async function save(
  scanning: Omit<Scanning, 'now'>,
  requests: readonly ScansToSave[],
): Promise<ReadonlyMap<string, string>> {
  const { db } = scanning;
  const scans: NewScan[] = [];
  for (const request of requests) scans.push(...(await scansOf(scanning, request)));
  if (scans.length === 0) return new Map();
  attributeChanges(
    db,
    requests.flatMap(({ items, requestId }) =>
      requestId === undefined
        ? []
        : items.map(({ id }) => ({ record: `WarehouseItem ${id}`, requestId })),
    ),
  );
  // Each item is locked and its known scans are left out, so that all of these are new.
  await Promise.all([
    addScans(
      db,
      scans.map(({ scan }) => scan),
    ),
    writeStates(
      db,
      scans.map(({ item, scan }) => ({
        id: item.id,
        status: statusAfter(scan.code, item.status),
        is_damaged: scan.code === 'DAMAGED' || item.is_damaged,
        last_scan_id: scan.id,
        location_code: scan.location_code,
        warehouse_code: scan.warehouse_code,
      })),
    ),
  ]);
  publishAll(
    db,
    scans.map(({ item }) => ({
      name: 'warehouse.itemSaved',
      payload: { id: item.id, customerId: item.customer_id },
    })),
  );
  return new Map(scans.map(({ item, scan }) => [item.id, scan.id]));
}

type NewScan = {
  readonly item: HeldItem;
  readonly scan: ItemScanToWrite & { readonly code: ItemScanInput['code'] };
};

/** Stores the pictures of a request; returns the scan of each of its items. */
async function scansOf(
  { db, files, actor }: Omit<Scanning, 'now'>,
  { items, sent, now }: ScansToSave,
): Promise<readonly NewScan[]> {
  if (items.length === 0) return [];
  const { pictures, details } = await storePictures(
    { db, files, now, withThumbnails: true },
    { images: sent.images, details: sent.details },
  );
  return items.map((item) => ({
    item,
    scan: {
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
    },
  }));
}
