import { page } from '#shell/page.ts';

/** Web shops, their boxes and their orders. */
export const shopsPages = [
  page({
    path: '/shops',
    title: 'Web shops',
    access: 'Customer.Company',
    load: async () => (await import('./shops/ShopsPage.tsx')).ShopsPage,
  }),
  page({
    path: '/shops/new',
    title: 'Connect a shop',
    access: 'Customer.Company',
    load: async () => (await import('./shops/NewShopPage.tsx')).NewShopPage,
  }),
  page({
    path: '/shops/$id',
    title: 'Web shop',
    access: 'Customer.Company',
    load: async () => (await import('./shops/ShopPage.tsx')).ShopPage,
  }),
  page({
    path: '/orders',
    title: 'Orders',
    access: 'Customer.Company',
    load: async () => (await import('./orders/OrdersPage.tsx')).OrdersPage,
  }),
];
