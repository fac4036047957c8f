import { route } from '#shell/route.ts';

export const shopsRoutes = {
  shops: route('/shops'),
  newShop: route('/shops/new'),
  shop: route('/shops/$id', ['tab']),
  orders: route('/orders', ['shop']),
};
