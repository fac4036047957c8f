import { problems } from '../problem.ts';

export const warehouseProblems = problems({
  WarehouseItemNotFound: { status: 404, message: 'We could not find this item.' },
  WarehouseItemTaken: { status: 409, message: 'Another item already has this barcode.' },
  WarehouseItemScanned: {
    status: 409,
    message: "This item has already been scanned and can't be deleted.",
  },
  ItemScanRefused: { status: 409, message: 'This scan is not possible for this item now.' },
  ItemScanNotFound: { status: 404, message: 'We could not find this scan.' },
  ItemScanNotUndone: {
    status: 409,
    message: 'You can undo only your own last scan of an item, within ten minutes.',
  },
  ItemsNotDelivered: { status: 409, message: 'None of these items was delivered.' },
  WarehouseLocationNotFound: { status: 404, message: 'We could not find this location.' },
  WarehouseLocationUsed: {
    status: 409,
    message: 'This location holds items. Move them first.',
  },
  NothingToLabel: { status: 404, message: 'We could not find anything to label.' },
  LabelNotPossible: { status: 400, message: "This barcode can't be printed." },
  StocktakeNotFound: { status: 404, message: 'We could not find this stocktake.' },
  StocktakeClosed: { status: 409, message: 'This stocktake is closed.' },
  StocktakeOpen: { status: 409, message: 'A stocktake of these locations is already open.' },
  WarehousePictureNotFound: { status: 404, message: 'We could not find this picture.' },
  WarehouseConsignmentNotFound: { status: 404, message: 'We could not find this consignment.' },
  ConsignmentDispatched: {
    status: 409,
    message: 'This consignment was dispatched and can no longer be changed.',
  },
});
