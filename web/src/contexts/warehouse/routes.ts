import { route } from '#shell/route.ts';

export const warehouseRoutes = {
  warehouseItems: route('/warehousing/items'),
  warehouseItem: route('/warehousing/items/$id/details'),
  warehouseScan: route('/warehousing/scan'),
};
