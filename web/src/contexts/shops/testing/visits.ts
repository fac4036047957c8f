import type { Visits } from '#shell/testing/visits.ts';
import type { shopsRoutes } from '../routes.ts';

export const shopsVisits: Visits<typeof shopsRoutes> = {
  shop: [{ as: 'ada', path: '/shops', follow: /Cedar/ }],
};
