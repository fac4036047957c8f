import type { Visits } from '#shell/testing/visits.ts';
import type { warehouseRoutes } from '../routes.ts';

export const warehouseVisits: Visits<typeof warehouseRoutes> = {
  warehouseItem: [{ as: 'ada', path: '/warehousing/items', follow: /^CRT/ }],
  stocktake: [{ as: 'ada', path: '/warehousing/stocktakes', follow: /^A-0/ }],
};
