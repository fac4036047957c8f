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
import { guidOf, idOf, ownId } from '../../shared/ids.ts';

const text = z.string().nullable();

/** A thing in the warehouse. `itemId` is its printed barcode (decisions W-02). */
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
    lastScanEvent: WarehouseScanEvent.nullable(),
    /** The bin or zone where it lies. */
    zone: text,
    deliveryDate: PlainDate.nullable(),
    customerId: Id,
    status: z.enum(itemStatuses),
    isDamaged: z.boolean(),
    creationTime: Moment,
    /** Newest first; only if they were requested (decisions W-07). */
    scanEvents: z.array(WarehouseScanEvent).optional(),
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
  /** By number or by uuid (decisions X-18). */
  customerId: z.union([idOf('customer'), guidOf('customer')]),
});
export type WarehouseItemInput = z.output<typeof WarehouseItemToSave>;
