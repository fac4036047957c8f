import type { WarehouseItem, WarehouseItemInput } from '@waybill/contract/warehouse/items/shapes';
import { toScanEvent } from '../scans/mappers.ts';
import type { ScanRow } from '../scans/sql.ts';
import type { ItemRow, ItemToWrite } from './sql.ts';

export const toItem = (row: ItemRow, scans?: readonly ScanRow[]): WarehouseItem => ({
  id: row.id,
  itemId: row.barcode,
  sku: row.sku,
  description: row.description,
  consignmentNumber: row.consignment_number,
  height: row.height,
  width: row.width,
  length: row.length,
  weight: row.weight,
  images: row.pictures.map(({ id }) => id),
  photo: photoOf(row),
  lastScanEvent: row.last_scan && toScanEvent(row.last_scan),
  zone: row.zone,
  deliveryDate: row.delivery_date,
  customerId: row.customer_id,
  customerName: row.customer_name,
  palletSpaces: row.pallet_spaces,
  status: row.status,
  isDamaged: row.is_damaged,
  inStoreSince: row.in_store_since?.toISOString() ?? null,
  creationTime: row.created_at.toISOString(),
  ...(scans !== undefined && { scanEvents: scans.map(toScanEvent) }),
});

function photoOf({ pictures }: ItemRow): WarehouseItem['photo'] {
  const newest = pictures.find(({ isPhoto }) => isPhoto);
  return newest === undefined ? null : { scan: newest.scan, image: newest.id };
}

type Place = {
  readonly id: string;
  readonly customerId: number;
  readonly consignmentId: string | null;
};

export const toRow = (place: Place, sent: WarehouseItemInput): ItemToWrite => ({
  id: place.id,
  customer_id: place.customerId,
  barcode: sent.itemId,
  sku: sent.sku || null,
  description: sent.description || null,
  consignment_id: place.consignmentId,
  height: sent.height ?? { value: 0, unit: 'cm' },
  width: sent.width ?? { value: 0, unit: 'cm' },
  length: sent.length ?? { value: 0, unit: 'cm' },
  weight: sent.weight ?? { value: 0, unit: 'kg' },
  zone: sent.zone || null,
  delivery_date: sent.deliveryDate ?? null,
  pallet_spaces: sent.palletSpaces,
});
