import { pages } from '#shell/page.ts';
import { dashboardRoutes } from './routes.ts';

/** The page after sign-in. */
export const dashboardPages = pages(dashboardRoutes, {
  dashboard: {
    title: 'Dashboard',
    access: 'signedIn',
    load: async () => (await import('./pages/DashboardPage.tsx')).DashboardPage,
  },
});
