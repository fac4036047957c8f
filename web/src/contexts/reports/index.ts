import { pages } from '#shell/page.ts';
import { reportsRoutes } from './routes.ts';

/** The numbers of the business. */
export const reportsPages = pages(reportsRoutes, {
  reports: {
    title: 'Reports',
    access: 'signedIn',
    load: async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
  },
  reportRuns: {
    title: 'Runs and schedules',
    access: 'signedIn',
    load: async () => (await import('./runs/RunsPage.tsx')).RunsPage,
  },
  reportRecords: {
    title: 'Records',
    access: 'signedIn',
    load: async () => (await import('./reports/pages.ts')).RecordsPage,
  },
  reportUnsubscribe: {
    title: 'Unsubscribe',
    access: 'public',
    navigation: false,
    header: false,
    load: async () => (await import('./schedules/UnsubscribePage.tsx')).UnsubscribePage,
  },
  report: {
    title: 'Report',
    access: 'signedIn',
    load: async () => (await import('./reports/pages.ts')).ReportPage,
  },
});
