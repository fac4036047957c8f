import { route } from '#shell/route.ts';

export const carriersRoutes = {
  carriers: route('/carriers'),
  newCarrier: route('/carriers/new'),
  carrier: route('/carriers/$id'),
  customerCarriers: route('/carriers/customers/$id'),
};
