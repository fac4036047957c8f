import { pages } from '#shell/page.ts';
import { dangerousGoodsRoutes } from './routes.ts';

/** The UN list, and which dangerous goods customers may send. */
export const dangerousGoodsPages = pages(dangerousGoodsRoutes, {
  dangerousGoods: {
    title: 'Dangerous goods',
    access: 'Customer.Edit',
    load: async () => (await import('./un-codes/DangerousGoodsPage.tsx')).DangerousGoodsPage,
  },
});
