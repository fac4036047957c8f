import type { DeliveryProofInput } from '@waybill/contract/warehouse/scans/endpoints';
import { Problem } from '@waybill/contract/problem';
import { proofCode } from '@waybill/contract/warehouse/lifecycle';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { storePictures } from '#contexts/jobs/public.ts';
import { publishAll } from '#platform/events.ts';
import { lockItemsOfScans, writeStates } from '../items/sql.ts';
import type { Scanning } from './record-scans.ts';
import { addScans, type ItemScanToWrite, knownScans } from './sql.ts';
import { beforeOf } from './undo-scan.ts';

/**
 * Adds the receiver of delivered items to their logs; the items share the pictures. A proof that a
 * device repeats is saved once. Returns the number of items with this proof.
 * @throws {Problem} ItemsNotDelivered if no item is dispatched
 */
export async function recordProof(
  { db, files, actor, now }: Scanning,
  { id, scanIds, receivedBy, signature, images }: DeliveryProofInput,
): Promise<number> {
  const [held, known] = await Promise.all([lockItemsOfScans(db, scanIds), knownScans(db, [id])]);
  if (known.length > 0) return known.length;
  const delivered = held.filter(({ status }) => status === 'Dispatched');
  if (delivered.length === 0) throw new Problem(warehouseProblems.ItemsNotDelivered);
  const sent = { images: images ?? [], details: { receivedBy, signature: signature ?? '' } };
  const { pictures, details } = await storePictures({ db, files, now, withThumbnails: true }, sent);
  const scans = delivered.map(
    (item): ItemScanToWrite => ({
      id: uuidv7(now, randomBytes),
      item_id: item.id,
      customer_id: item.customer_id,
      code: proofCode,
      location_code: item.zone,
      warehouse_code: item.warehouse_code,
      details,
      pictures,
      scanned_at: now.toISOString(),
      received_at: now.toISOString(),
      creator_id: actor.userId,
      client_event_id: id,
      before: beforeOf(item),
      undoes: null,
    }),
  );
  const states = delivered.map((item, at) => ({
    ...item,
    last_scan_id: scans[at]?.id ?? '',
    location_code: null,
    warehouse_code: null,
  }));
  await Promise.all([addScans(db, scans), writeStates(db, states)]);
  publishAll(
    db,
    delivered.map((item) => ({
      name: 'warehouse.itemSaved',
      payload: { id: item.id, customerId: item.customer_id },
    })),
  );
  return delivered.length;
}
