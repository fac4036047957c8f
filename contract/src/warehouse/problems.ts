import { problems } from '../problem.ts';

export const warehouseProblems = problems({
  WarehouseItemNotFound: { status: 404, message: 'We could not find this item.' },
  WarehouseItemTaken: { status: 409, message: 'Another item has this barcode already.' },
  WarehouseItemScanned: {
    status: 409,
    message: 'This item was scanned already and can no longer be deleted.',
  },
  ItemScanRefused: { status: 409, message: 'This item cannot be scanned like that now.' },
  ItemScanNotFound: { status: 404, message: 'We could not find this scan.' },
  ItemScanNotUndone: {
    status: 409,
    message: 'Only your own last scan of an item can be undone, for ten minutes.',
  },
  WarehouseLocationNotFound: { status: 404, message: 'We could not find this location.' },
  WarehouseLocationUsed: {
    status: 409,
    message: 'Items lie at this location. Move them first.',
  },
  NothingToLabel: { status: 404, message: 'We could not find anything to label.' },
  LabelNotPossible: { status: 400, message: 'This barcode cannot be printed.' },
  StocktakeNotFound: { status: 404, message: 'We could not find this stocktake.' },
  StocktakeClosed: { status: 409, message: 'This stocktake is closed.' },
  StocktakeOpen: { status: 409, message: 'A stocktake of these locations is open already.' },
  WarehousePictureNotFound: { status: 404, message: 'We could not find this picture.' },
  WarehouseConsignmentNotFound: { status: 404, message: 'We could not find this consignment.' },
  ConsignmentDispatched: {
    status: 409,
    message: 'This consignment was dispatched and can no longer be changed.',
  },
});
