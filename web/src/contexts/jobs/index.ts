import { page } from '#shell/page.ts';

/** The work of the own fleet: jobs and what is scanned of them. */
export const jobsPages = [
  page({
    path: '/jobs',
    title: 'Jobs',
    access: 'Job.View',
    load: async () => (await import('./jobs/JobsPage.tsx')).JobsPage,
  }),
  page({
    path: '/jobs/details/$id',
    title: 'Job',
    access: 'Job.View',
    load: async () => (await import('./jobs/JobPage.tsx')).JobPage,
  }),
  page({
    path: '/jobs/scan',
    title: 'Scan freight',
    access: 'Job.Scan',
    load: async () => (await import('./scans/ScanPage.tsx')).ScanPage,
  }),
];
