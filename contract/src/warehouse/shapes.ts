import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Id, Moment, TextMap } from '../shared/fields.ts';
import { guidOf } from '../shared/ids.ts';

const text = z.string().nullable();

/** An event of an item; scans form an append-only log. */
export const WarehouseScanEvent = entity(
  'WarehouseScanEvent',
  z.object({
    id: guidOf('itemScan'),
    /** The item's uuid. */
    itemGuid: Guid,
    /** The item's barcode. */
    itemId: z.string(),
    code: z.string(),
    locationCode: text,
    warehouseCode: text,
    /** Ids of pictures. */
    images: z.array(Guid),
    details: TextMap,
    creationTime: Moment,
    creatorUserId: Id.nullable(),
    /** Who scanned; only in the list of scans. */
    creatorName: text.optional(),
  }),
);
export type WarehouseScanEvent = z.output<typeof WarehouseScanEvent>;
