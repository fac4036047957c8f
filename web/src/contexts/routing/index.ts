import { pages } from '#shell/page.ts';
import { routingRoutes } from './routes.ts';

/** The page that plans, compares and allocates routes of the own fleet. */
export const routingPages = pages(routingRoutes, {
  jobsRoute: {
    title: 'Route planning',
    access: 'Job.View',
    load: async () => (await import('./solving/RoutePage.tsx')).RoutePage,
  },
});
