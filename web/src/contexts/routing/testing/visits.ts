import type { Visits } from '#shell/testing/visits.ts';
import type { routingRoutes } from '../routes.ts';

export const routingVisits: Visits<typeof routingRoutes> = {
  // Nobody can open it yet.
  jobsRoute: [],
};
