import type { WarehouseScanEvent } from '@waybill/contract/warehouse/shapes';
import type { ScanRow } from './sql.ts';

export const toScanEvent = (row: ScanRow): WarehouseScanEvent => ({
  id: row.id,
  itemGuid: row.item_id,
  itemId: row.barcode,
  code: row.code,
  locationCode: row.location_code,
  warehouseCode: row.warehouse_code,
  images: row.pictures.map(({ id }) => id),
  details: { ...row.details },
  creationTime: new Date(row.scanned_at).toISOString(),
  creatorUserId: row.creator_id,
  ...(row.creator_name !== undefined && { creatorName: row.creator_name }),
});
