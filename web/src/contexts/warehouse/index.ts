import { pages } from '#shell/page.ts';
import { warehouseRoutes } from './routes.ts';

/** The pages of the warehouse: items, consignments, locations, stocktakes, and the scan station. */
export const warehousePages = pages(warehouseRoutes, {
  warehouseItems: {
    title: 'Warehouse',
    access: 'Warehouse.View',
    load: async () => (await import('./parts/desk-pages.ts')).ItemsPage,
  },
  warehouseItem: {
    title: 'Warehouse item',
    access: 'Warehouse.View',
    load: async () => (await import('./parts/desk-pages.ts')).ItemPage,
  },
  warehouseConsignments: {
    title: 'Consignments',
    access: 'Warehouse.View',
    load: async () => (await import('./parts/desk-pages.ts')).ConsignmentsPage,
  },
  warehouseLocations: {
    title: 'Storage locations',
    access: 'Warehouse.Scan',
    load: async () => (await import('./parts/desk-pages.ts')).LocationsPage,
  },
  stocktakes: {
    title: 'Stocktakes',
    access: 'Warehouse.Scan',
    load: async () => (await import('./parts/desk-pages.ts')).StocktakesPage,
  },
  stocktake: {
    title: 'Stocktake',
    access: 'Warehouse.Scan',
    load: async () => (await import('./parts/desk-pages.ts')).StocktakePage,
  },
  receiveDelivery: {
    title: 'Inbound deliveries',
    access: 'Warehouse.Scan',
    load: async () => (await import('./parts/station-pages.ts')).ReceivePage,
  },
  warehouseScan: {
    title: 'Scan station',
    access: 'Warehouse.Scan',
    load: async () => (await import('./parts/station-pages.ts')).ScanStation,
  },
});
