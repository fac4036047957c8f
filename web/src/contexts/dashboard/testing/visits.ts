import type { Visits } from '#shell/testing/visits.ts';
import type { dashboardRoutes } from '../routes.ts';

export const dashboardVisits: Visits<typeof dashboardRoutes> = {
  dashboard: [{ as: 'ada' }, { as: 'oto' }, { as: 'ravi' }],
};
