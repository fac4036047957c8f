import { page } from '#shell/page.ts';

/** Where signing in lands. */
export const dashboardPages = [
  page({
    path: '/dashboard',
    title: 'Dashboard',
    access: 'signedIn',
    load: async () => (await import('./pages/DashboardPage.tsx')).DashboardPage,
  }),
];
