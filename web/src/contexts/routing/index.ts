import { pages } from '#shell/page.ts';
import { routingRoutes } from './routes.ts';

/** Routes of the own fleet: planned, compared, and given to drivers. */
export const routingPages = pages(routingRoutes, {
  jobsRoute: {
    title: 'Route planning',
    access: 'Job.View',
    load: async () => (await import('./solving/RoutePage.tsx')).RoutePage,
  },
});
