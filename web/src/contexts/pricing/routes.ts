import { route } from '#shell/route.ts';

export const pricingRoutes = {
  markup: route('/settings/markup', ['customer', 'group']),
  promoCodes: route('/settings/promo-codes'),
};
