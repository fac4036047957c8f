import { context } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { getWarehouseConsignments } from './consignments/api/getWarehouseConsignments.ts';
import { exportWarehouseConsignments } from './consignments/api/exportWarehouseConsignments.ts';
import { updateWarehouseConsignment } from './consignments/api/updateWarehouseConsignment.ts';
import { getAnnouncedDeliveries } from './deliveries/api/getAnnouncedDeliveries.ts';
import { getDelivery } from './deliveries/api/getDelivery.ts';
import { releaseStorage } from './storage/sql.ts';
import { createItem } from './items/api/createItem.ts';
import { deleteItem } from './items/api/deleteItem.ts';
import { exportItems } from './items/api/exportItems.ts';
import { importItems } from './items/api/importItems.ts';
import { getItem } from './items/api/getItem.ts';
import { getItems } from './items/api/getItems.ts';
import { updateItem } from './items/api/updateItem.ts';
import { downloadWarehouseLabels } from './labels/api/downloadWarehouseLabels.ts';
import type { warehousePdfs } from './labels/pdf/index.ts';
import { deleteWarehouseLocation } from './locations/api/deleteWarehouseLocation.ts';
import { exportWarehouseLocations } from './locations/api/exportWarehouseLocations.ts';
import { importLocationFile } from './locations/api/importLocationFile.ts';
import { getWarehouseLocations } from './locations/api/getWarehouseLocations.ts';
import { importWarehouseLocations } from './locations/api/importWarehouseLocations.ts';
import { closeStocktake } from './stocktakes/api/closeStocktake.ts';
import { countStocktake } from './stocktakes/api/countStocktake.ts';
import { getStocktake } from './stocktakes/api/getStocktake.ts';
import { getStocktakes } from './stocktakes/api/getStocktakes.ts';
import { openStocktake } from './stocktakes/api/openStocktake.ts';
import { createItemScanEvent } from './scans/api/createItemScanEvent.ts';
import { createScanEventForWarehouseItems } from './scans/api/createScanEventForWarehouseItems.ts';
import { getItemScanEvents } from './scans/api/getItemScanEvents.ts';
import { getItemScanImage } from './scans/api/getItemScanImage.ts';
import { recordDeliveryProof } from './scans/api/recordDeliveryProof.ts';
import { undoItemScan } from './scans/api/undoItemScan.ts';
import { getWarehouseUserSettings } from './user-settings/api/getWarehouseUserSettings.ts';
import { updateWarehouseUserSettings } from './user-settings/api/updateWarehouseUserSettings.ts';

export { warehousePdfs } from './labels/pdf/index.ts';

export const warehouse = (
  services: Pick<ServicesWithPdfs<typeof warehousePdfs>, 'files' | 'pdfs'>,
) =>
  context('warehouse', {
    endpoints: [
      closeStocktake(services),
      countStocktake,
      deleteWarehouseLocation,
      downloadWarehouseLabels(services),
      getStocktake,
      getStocktakes,
      getWarehouseLocations,
      openStocktake,
      importWarehouseLocations,
      createItem,
      createItemScanEvent(services),
      createScanEventForWarehouseItems(services),
      deleteItem,
      exportItems(services),
      exportWarehouseConsignments(services),
      exportWarehouseLocations(services),
      importLocationFile(services),
      importItems(services),
      getAnnouncedDeliveries,
      getDelivery,
      getItem,
      getItems,
      getItemScanEvents,
      getItemScanImage(services),
      getWarehouseConsignments,
      getWarehouseUserSettings,
      recordDeliveryProof(services),
      undoItemScan,
      updateItem,
      updateWarehouseConsignment,
      updateWarehouseUserSettings,
    ],
    on: {
      'invoice.voided': async ({ event, db }) => {
        await releaseStorage(db, event.payload.id);
      },
    },
  });
