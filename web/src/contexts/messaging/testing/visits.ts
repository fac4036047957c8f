import type { Visits } from '#shell/testing/visits.ts';
import type { messagingRoutes } from '../routes.ts';

export const messagingVisits: Visits<typeof messagingRoutes> = {
  discussion: [
    { as: 'cleo', path: '/bookings-beta/details/118', follow: /One carton arrived wet/ },
  ],
  template: [{ as: 'ada', path: '/settings/templates/new' }],
};
