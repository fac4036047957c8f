import { page } from '#shell/page.ts';

/** The warehouse: its items, and the station where they are scanned. */
export const warehousePages = [
  page({
    path: '/warehousing/items',
    title: 'Warehouse',
    access: 'Warehouse.View',
    load: async () => (await import('./items/ItemsPage.tsx')).ItemsPage,
  }),
  page({
    path: '/warehousing/items/$id/details',
    title: 'Warehouse item',
    access: 'Warehouse.View',
    load: async () => (await import('./items/ItemPage.tsx')).ItemPage,
  }),
  page({
    path: '/warehousing/scan',
    title: 'Scan station',
    access: 'Warehouse.Scan',
    load: async () => (await import('./scans/ScanStation.tsx')).ScanStation,
  }),
];
