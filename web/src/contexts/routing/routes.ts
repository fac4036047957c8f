import { route } from '#shell/route.ts';

export const routingRoutes = {
  jobsRoute: route('/jobs/route', ['date']),
};
