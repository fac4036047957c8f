import type { Visits } from '#shell/testing/visits.ts';
import type { carriersRoutes } from '../routes.ts';

export const carriersVisits: Visits<typeof carriersRoutes> = {
  carrier: [{ as: 'ada', path: '/carriers', follow: /Fleet/ }],
  customerCarriers: [{ as: 'ada', path: '/carriers/customers/1' }],
};
