import type { Visits } from '#shell/testing/visits.ts';
import type { customerRoutes } from '../routes.ts';

export const customerVisits: Visits<typeof customerRoutes> = {
  register: [{ as: null }],
  customers: [{ as: 'ada', path: '/customers?take=12' }],
  customer: [{ as: 'ada', path: '/customers', follow: /Cedar/ }],
  company: [{ as: 'oto' }],
};
