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
    path: '/drivers/allocation',
    title: 'Allocation',
    access: 'Driver.View',
    load: async () => (await import('./board/AllocationPage.tsx')).AllocationPage,
  }),
  page({
    path: '/jobs/new',
    title: 'New job',
    access: 'Job.Create',
    load: async () => (await import('./jobs/form/JobFormPage.tsx')).NewJobPage,
  }),
  page({
    path: '/jobs/edit',
    title: 'Edit job',
    access: 'Job.Edit',
    load: async () => (await import('./jobs/form/JobFormPage.tsx')).EditJobPage,
  }),
  page({
    path: '/jobs/multi-stop',
    title: 'Multi-stop jobs',
    access: 'Job.View',
    load: async () => (await import('./multi-stop/MultiStopsPage.tsx')).MultiStopsPage,
  }),
  page({
    path: '/jobs/multi-stop/$id',
    title: 'Multi-stop job',
    access: 'Job.View',
    load: async () => (await import('./multi-stop/MultiStopPage.tsx')).MultiStopPage,
  }),
  page({
    path: '/settings/head-ports',
    title: 'Head ports',
    access: 'Job.Edit',
    load: async () => (await import('./head-ports/HeadPortsPage.tsx')).HeadPortsPage,
  }),
  page({
    path: '/settings/proof-rules',
    title: 'Proof of delivery rules',
    access: 'Administration.Settings',
    load: async () => (await import('./proof/ProofRulesPage.tsx')).ProofRulesPage,
  }),
  page({
    path: '/settings/zones',
    title: 'Zones',
    access: 'Job.Edit',
    load: async () => (await import('./zones/ZonesPage.tsx')).ZonesPage,
  }),
  page({
    path: '/jobs/scan',
    title: 'Scan freight',
    access: 'Job.Scan',
    load: async () => (await import('./scans/ScanPage.tsx')).ScanPage,
  }),
];
