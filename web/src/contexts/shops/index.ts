import { pages } from '#shell/page.ts';
import { shopsRoutes } from './routes.ts';

/** The pages of web shops, their boxes and orders. */
export const shopsPages = pages(shopsRoutes, {
  shops: {
    title: 'Web shops',
    access: 'Customer.Company',
    load: async () => (await import('./shops/ShopsPage.tsx')).ShopsPage,
  },
  newShop: {
    title: 'Connect a shop',
    access: 'Customer.Company',
    load: async () => (await import('./shops/NewShopPage.tsx')).NewShopPage,
  },
  shop: {
    title: 'Web shop',
    access: 'Customer.Company',
    load: async () => (await import('./shops/ShopPage.tsx')).ShopPage,
  },
  orders: {
    title: 'Orders',
    access: 'Customer.Company',
    load: async () => (await import('./orders/OrdersPage.tsx')).OrdersPage,
  },
});
