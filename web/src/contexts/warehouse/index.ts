import { page } from '#shell/page.ts';

/** The warehouse: its items and consignments, its floor, its stocktakes, and the scan station. */
export const warehousePages = [
  page({
    path: '/warehousing/items',
    title: 'Warehouse',
    access: 'Warehouse.View',
    load: async () => (await import('./parts/desk-pages.ts')).ItemsPage,
  }),
  page({
    path: '/warehousing/items/$id/details',
    title: 'Warehouse item',
    access: 'Warehouse.View',
    load: async () => (await import('./parts/desk-pages.ts')).ItemPage,
  }),
  page({
    path: '/warehousing/consignments',
    title: 'Consignments',
    access: 'Warehouse.View',
    load: async () => (await import('./parts/desk-pages.ts')).ConsignmentsPage,
  }),
  page({
    path: '/warehousing/locations',
    title: 'Locations',
    access: 'Warehouse.Scan',
    load: async () => (await import('./parts/desk-pages.ts')).LocationsPage,
  }),
  page({
    path: '/warehousing/stocktakes',
    title: 'Stocktakes',
    access: 'Warehouse.Scan',
    load: async () => (await import('./parts/desk-pages.ts')).StocktakesPage,
  }),
  page({
    path: '/warehousing/stocktakes/$id',
    title: 'Stocktake',
    access: 'Warehouse.Scan',
    load: async () => (await import('./parts/desk-pages.ts')).StocktakePage,
  }),
  page({
    path: '/warehousing/scan',
    title: 'Scan station',
    access: 'Warehouse.Scan',
    load: async () => (await import('./scans/ScanStation.tsx')).ScanStation,
  }),
];
