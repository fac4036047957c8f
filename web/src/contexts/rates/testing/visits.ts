import type { Visits } from '#shell/testing/visits.ts';
import type { ratesRoutes } from '../routes.ts';

export const ratesVisits: Visits<typeof ratesRoutes> = {
  rateCard: [{ as: 'ada', path: '/rates/cards', follow: /^Acme Freight road/ }],
};
