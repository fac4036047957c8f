import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { getWarehouseConsignments } from './consignments/api/getWarehouseConsignments.ts';
import { updateWarehouseConsignment } from './consignments/api/updateWarehouseConsignment.ts';
import { createItem } from './items/api/createItem.ts';
import { deleteItem } from './items/api/deleteItem.ts';
import { getItem } from './items/api/getItem.ts';
import { getItems } from './items/api/getItems.ts';
import { updateItem } from './items/api/updateItem.ts';
import { createItemScanEvent } from './scans/api/createItemScanEvent.ts';
import { createScanEventForWarehouseItems } from './scans/api/createScanEventForWarehouseItems.ts';
import { getItemScanEvents } from './scans/api/getItemScanEvents.ts';
import { getItemScanImage } from './scans/api/getItemScanImage.ts';
import { undoItemScan } from './scans/api/undoItemScan.ts';
import { getWarehouseUserSettings } from './user-settings/api/getWarehouseUserSettings.ts';
import { updateWarehouseUserSettings } from './user-settings/api/updateWarehouseUserSettings.ts';

export const warehouse = (services: Pick<Services, 'files'>) =>
  context('warehouse', {
    endpoints: [
      createItem,
      createItemScanEvent(services),
      createScanEventForWarehouseItems(services),
      deleteItem,
      getItem,
      getItems,
      getItemScanEvents,
      getItemScanImage(services),
      getWarehouseConsignments,
      getWarehouseUserSettings,
      undoItemScan,
      updateItem,
      updateWarehouseConsignment,
      updateWarehouseUserSettings,
    ],
  });
