import * as warehouse from '@waybill/contract/warehouse/endpoints';
import { onePixel } from '#testing/files/one-pixel.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const warehouseIsolation = isolationRecords({
  ofCustomer: ['warehouseItem', 'itemScan', 'itemPicture', 'warehouseConsignment'],
  ofTenant: ['location', 'stocktake'],
  make: ({ admin, customer }) => warehouseRecords(admin, customer.number),
});

async function warehouseRecords(admin: Caller, customerId: number) {
  const itemId = `ISLE-${customerId}`;
  const item = { itemId, customerId, consignmentNumber: itemId };
  const { id } = await admin.call(warehouse.createItem, { item });
  const scanEvent = { code: 'INWARD' as const, images: [onePixel] };
  const scan = await admin.call(warehouse.createItemScanEvent, { itemId, scanEvent });
  const { item: saved } = await admin.call(warehouse.getItem, { id });
  const { items } = await admin.call(warehouse.getWarehouseConsignments, { filter: itemId });
  const codes = [{ code: itemId.toUpperCase() }];
  await admin.call(warehouse.importWarehouseLocations, { locations: codes });
  const places = await admin.call(warehouse.getWarehouseLocations, { filter: itemId });
  const stocktake = await admin.call(warehouse.openStocktake, { prefix: itemId });
  return {
    warehouseItem: { guid: id },
    itemScan: { guid: scan.id },
    itemPicture: { guid: saved.images[0] ?? '' },
    warehouseConsignment: { guid: items[0]?.id ?? '' },
    location: { guid: places.items[0]?.id ?? '' },
    stocktake: { guid: stocktake.id },
  };
}
