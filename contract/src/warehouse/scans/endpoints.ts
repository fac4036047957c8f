import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { PictureData } from '../../jobs/jobs/inputs.ts';
import { FileBytes } from '../../shared/file.ts';
import { Guid, line, Moment, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { itemScanCodes } from '../lifecycle.ts';
import { warehouseProblems as refusals } from '../problems.ts';
import { WarehouseScanEvent } from '../shapes.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

/**
 * A scan as a device sends it. `id` is the device's own id of the scan: sending it again saves no
 * duplicate. Location and warehouse default to the user's setting (decisions W-04).
 */
const ScanToSave = z.object({
  id: ownId(Guid).nullish(),
  code: z.enum(itemScanCodes, { error: 'This is not a valid scan code' }),
  locationCode: line(50).nullish(),
  warehouseCode: line(50).nullish(),
  /** When it happened, by the device's clock. */
  scannedTime: Moment.nullish(),
  images: z.array(PictureData).max(10).nullish(),
  details: z.record(line(100), line(1000)).nullish(),
});
export type ItemScanInput = z.output<typeof ScanToSave>;

export const itemScanOutcomes = ['Saved', 'Repeated', 'Unknown', 'Refused'] as const;

const ItemScanResult = z.object({
  /** The barcode as it was sent. */
  itemId: z.string(),
  outcome: z.enum(itemScanOutcomes),
  scanEventId: Guid.nullable(),
  /** The message to display. */
  message: z.string(),
  /** The earlier identical scan, if this one is a repeat. */
  earlier: z.object({ time: Moment, userName: z.string().nullable() }).nullable(),
});
export type ItemScanResult = z.output<typeof ItemScanResult>;

const barcode = line(100).min(1, 'Please scan or enter a barcode');

export const getItemScanEvents = endpoint({
  path: '/api/warehouse/scan-events',
  aliases: ['/api/warehouse/items/scan-events', '/api/warehouse/scan-events/scan-events'],
  access: 'Warehouse.View',
  summary: 'Returns scans of items, latest first, or those of the barcode in itemId.',
  input: z.object({ itemId: ownId(line(100).optional()), ...listInput }),
  output: pageOf(WarehouseScanEvent),
});

export const createItemScanEvent = endpoint({
  method: 'POST',
  path: '/api/warehouse/scan-event',
  aliases: ['/api/warehouse/items/scan-event', '/api/warehouse/scan-events/scan-event'],
  access: 'Warehouse.Scan',
  summary: 'Records a scan of an item.',
  input: z.object({ itemId: ownId(barcode), scanEvent: ScanToSave }),
  output: z.object({ id: Guid }),
  problems: [refusals.WarehouseItemNotFound, refusals.ItemScanRefused],
});

/** Known items are saved, unknown ones reported (decisions W-03). */
export const createScanEventForWarehouseItems = endpoint({
  method: 'POST',
  path: '/api/warehouse/scan-event-for-items',
  aliases: [
    '/api/warehouse/items/scan-event-for-items',
    '/api/warehouse/scan-events/scan-event-for-items',
  ],
  access: 'Warehouse.Scan',
  summary: 'Records scans of items, each by its barcode.',
  input: z.object({
    itemIds: ownId(z.array(barcode).min(1, 'Please scan or enter a barcode').max(500)),
    scanEvent: ScanToSave,
  }),
  output: z.object({ results: z.array(ItemScanResult) }),
});

/** Undoes a mistaken scan: the log retains both, and the item returns to its previous status. */
export const undoItemScan = endpoint({
  method: 'POST',
  path: '/api/warehouse/scan-event-undo',
  access: 'Warehouse.Scan',
  summary: "Undoes the caller's last scan of an item, within ten minutes.",
  input: z.object({
    /** The scan's id, or the device's own id of it. */
    id: guidOf('itemScan'),
  }),
  output: z.object({ id: Guid, itemId: z.string() }),
  problems: [refusals.ItemScanNotFound, refusals.ItemScanNotUndone],
});

/** Who received delivered items, with a signature or photos. */
const DeliveryProofToSave = z
  .object({
    /** The device's own id of the proof: sending it again saves no duplicate. */
    id: ownId(Guid),
    /** The scans that delivered the items, by their id or the device's own. */
    scanIds: z.array(ownId(Guid)).min(1).max(500),
    receivedBy: requiredLine(200, 'Please enter who received the items'),
    signature: PictureData.nullish(),
    images: z.array(PictureData).max(10).nullish(),
  })
  .refine(({ signature, images }) => Boolean(signature) || (images ?? []).length > 0, {
    path: ['signature'],
    error: 'Please add a signature or a photo',
  });
export type DeliveryProofInput = z.output<typeof DeliveryProofToSave>;

/** Items that were not delivered, or not any more, are left out. */
export const recordDeliveryProof = endpoint({
  method: 'POST',
  path: '/api/warehouse/delivery-proof',
  access: 'Warehouse.Scan',
  summary: 'Adds who received delivered items, with a signature or photos, to their logs.',
  input: DeliveryProofToSave,
  output: z.object({ items: z.number().int() }),
  problems: [refusals.ItemsNotDelivered],
});

export const getItemScanImage = endpoint({
  path: '/api/warehouse/scan-event-image',
  access: 'Warehouse.View',
  summary: 'Returns a picture of a scan of an item, or its small version for lists.',
  input: z.object({
    id: guidOf('itemScan'),
    image: guidOf('itemPicture'),
    size: z.enum(['full', 'thumbnail']).default('full'),
  }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.WarehousePictureNotFound],
});
