import { route } from '#shell/route.ts';

/** The sidebar's entry appears as soon as its page exists. */
export const routingRoutes = {
  jobsRoute: route('/jobs/route'),
};
