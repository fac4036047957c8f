import { pages } from '#shell/page.ts';
import { dangerousGoodsRoutes } from './routes.ts';

/** The pages of the UN list, and of the dangerous goods that customers may send. */
export const dangerousGoodsPages = pages(dangerousGoodsRoutes, {
  dangerousGoods: {
    title: 'Dangerous goods',
    access: 'Customer.Edit',
    load: async () => (await import('./un-codes/DangerousGoodsPage.tsx')).DangerousGoodsPage,
  },
});
