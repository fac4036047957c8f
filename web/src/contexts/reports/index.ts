import { page } from '#shell/page.ts';

/** The numbers of the business. */
export const reportsPages = [
  page({
    path: '/reports',
    title: 'Reports',
    access: 'signedIn',
    load: async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
  }),
  page({
    path: '/reports/runs',
    title: 'Runs and schedules',
    access: 'signedIn',
    load: async () => (await import('./runs/RunsPage.tsx')).RunsPage,
  }),
  page({
    path: '/reports/$name',
    title: 'Report',
    access: 'signedIn',
    load: async () => (await import('./reports/ReportPage.tsx')).ReportPage,
  }),
];
