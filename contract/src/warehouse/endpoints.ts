export {
  exportWarehouseConsignments,
  getWarehouseConsignments,
  updateWarehouseConsignment,
} from './consignments/endpoints.ts';
export { getAnnouncedDeliveries, getDelivery } from './deliveries/endpoints.ts';
export {
  createItem,
  deleteItem,
  exportItems,
  getItem,
  getItems,
  importItems,
  updateItem,
} from './items/endpoints.ts';
export { downloadWarehouseLabels } from './labels/endpoints.ts';
export {
  deleteWarehouseLocation,
  exportWarehouseLocations,
  getWarehouseLocations,
  importLocationFile,
  importWarehouseLocations,
} from './locations/endpoints.ts';
export {
  closeStocktake,
  countStocktake,
  getStocktake,
  getStocktakes,
  openStocktake,
} from './stocktakes/endpoints.ts';
export {
  createItemScanEvent,
  createScanEventForWarehouseItems,
  getItemScanEvents,
  getItemScanImage,
  recordDeliveryProof,
  undoItemScan,
} from './scans/endpoints.ts';
export {
  getWarehouseUserSettings,
  updateWarehouseUserSettings,
} from './user-settings/endpoints.ts';
