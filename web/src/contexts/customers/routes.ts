import { route } from '#shell/route.ts';

export const customerRoutes = {
  customers: route('/customers'),
  newCustomer: route('/customers/new'),
  customer: route('/customers/$id/details', ['tab']),
  register: route('/auth/register'),
  company: route('/settings/company'),
};
