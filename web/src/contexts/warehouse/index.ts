import { pages } from '#shell/page.ts';
import { warehouseRoutes } from './routes.ts';

/** The warehouse: its items, and the station where they are scanned. */
export const warehousePages = pages(warehouseRoutes, {
  warehouseItems: {
    title: 'Warehouse',
    access: 'Warehouse.View',
    load: async () => (await import('./items/ItemsPage.tsx')).ItemsPage,
  },
  warehouseItem: {
    title: 'Warehouse item',
    access: 'Warehouse.View',
    load: async () => (await import('./items/ItemPage.tsx')).ItemPage,
  },
  warehouseScan: {
    title: 'Scan station',
    access: 'Warehouse.Scan',
    load: async () => (await import('./scans/ScanStation.tsx')).ScanStation,
  },
});
