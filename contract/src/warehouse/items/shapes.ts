import { z } from 'zod';
import { entity } from '../../entity.ts';
import {
  Guid,
  Id,
  line,
  Measure,
  MeasureToSave,
  Moment,
  PlainDate,
  requiredLine,
} from '../../shared/fields.ts';
import { itemStatuses } from '../lifecycle.ts';
import { WarehouseScanEvent } from '../shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, idOf, ownId } from '../../shared/ids.ts';

const text = z.string().nullable();

/** An item in the warehouse. `itemId` is its printed barcode (decisions W-02). */
export const WarehouseItem = entity(
  'WarehouseItem',
  z.object({
    id: Guid,
    itemId: z.string(),
    sku: text,
    description: text,
    consignmentNumber: text,
    height: Measure,
    width: Measure,
    length: Measure,
    weight: Measure,
    /** Ids of the pictures of its scans, newest first. */
    images: z.array(Guid),
    /** The newest of its photos and the scan it belongs to, for getItemScanImage. */
    photo: z.object({ scan: Guid, image: Guid }).nullable(),
    lastScanEvent: WarehouseScanEvent.nullable(),
    /** The bin or zone where it is. */
    zone: text,
    deliveryDate: PlainDate.nullable(),
    customerId: Id,
    customerName: z.string(),
    /** The pallet spaces it occupies, on which storage charges are based. */
    palletSpaces: z.number(),
    status: z.enum(itemStatuses),
    isDamaged: z.boolean(),
    /** When it came in; null if it is not in the warehouse. */
    inStoreSince: Moment.nullable(),
    creationTime: Moment,
    /** Newest first; only if they were requested (decisions W-07). */
    scanEvents: z.array(WarehouseScanEvent).optional(),
    ...revision,
  }),
);
export type WarehouseItem = z.output<typeof WarehouseItem>;

export const WarehouseItemToSave = z.object({
  id: guidOf('warehouseItem').nullish(),
  itemId: ownId(requiredLine(100, 'Please enter the barcode')),
  sku: line(100).nullish(),
  description: line(500).nullish(),
  consignmentNumber: line(50).nullish(),
  height: MeasureToSave.nullish(),
  width: MeasureToSave.nullish(),
  length: MeasureToSave.nullish(),
  weight: MeasureToSave.nullish(),
  zone: line(50).nullish(),
  deliveryDate: PlainDate.nullish(),
  palletSpaces: z
    .number()
    .min(0.01, 'An item takes some space')
    .max(100)
    .refine((value) => Number(value.toFixed(2)) === value, 'Two decimals at most')
    .default(1),
  /** By number or by uuid (decisions X-18). */
  customerId: z.union([idOf('customer'), guidOf('customer')]),
});
export type WarehouseItemInput = z.output<typeof WarehouseItemToSave>;
