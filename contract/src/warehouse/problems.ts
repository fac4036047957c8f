import { problems } from '../problem.ts';

export const warehouseProblems = problems({
  WarehouseItemNotFound: { status: 404, message: 'We could not find this item.' },
  WarehouseItemTaken: { status: 409, message: 'Another item already has this barcode.' },
  WarehouseItemScanned: {
    status: 409,
    message: "This item has already been scanned and can't be deleted.",
  },
  ItemScanRefused: { status: 409, message: 'This scan is not possible for this item now.' },
  WarehousePictureNotFound: { status: 404, message: 'We could not find this picture.' },
  WarehouseConsignmentNotFound: { status: 404, message: 'We could not find this consignment.' },
  ConsignmentDispatched: {
    status: 409,
    message: 'This consignment was dispatched and can no longer be changed.',
  },
});
