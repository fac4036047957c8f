import { route } from '#shell/route.ts';

export const warehouseRoutes = {
  warehouseItems: route('/warehousing/items', ['q']),
  warehouseItem: route('/warehousing/items/$id/details'),
  warehouseConsignments: route('/warehousing/consignments', ['q']),
  warehouseLocations: route('/warehousing/locations', ['q']),
  stocktakes: route('/warehousing/stocktakes'),
  stocktake: route('/warehousing/stocktakes/$id'),
  receiveDelivery: route('/warehousing/receive', ['customer', 'consignment']),
  warehouseScan: route('/warehousing/scan'),
};
