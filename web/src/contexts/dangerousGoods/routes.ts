import { route } from '#shell/route.ts';

export const dangerousGoodsRoutes = {
  dangerousGoods: route('/settings/dangerous-goods', ['tab', 'customer']),
};
