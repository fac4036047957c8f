import { page } from '#shell/page.ts';

/** The UN list, and which dangerous goods customers may send. */
export const dangerousGoodsPages = [
  page({
    path: '/settings/dangerous-goods',
    title: 'Dangerous goods',
    access: 'Customer.Edit',
    load: async () => (await import('./un-codes/DangerousGoodsPage.tsx')).DangerousGoodsPage,
  }),
];
