import type { Visits } from '#shell/testing/visits.ts';
import type { routingRoutes } from '../routes.ts';

export const routingVisits: Visits<typeof routingRoutes> = {
  jobsRoute: [{ as: 'kim' }],
};
