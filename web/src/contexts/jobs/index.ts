import { pages } from '#shell/page.ts';
import { jobsRoutes } from './routes.ts';

/** The pages of the own fleet's jobs and scans. */
export const jobsPages = pages(jobsRoutes, {
  jobs: {
    title: 'Jobs',
    access: 'Job.View',
    load: async () => (await import('./jobs/JobsPage.tsx')).JobsPage,
  },
  job: {
    title: 'Job',
    access: 'Job.View',
    load: async () => (await import('./jobs/JobPage.tsx')).JobPage,
  },
  allocation: {
    title: 'Allocation',
    access: 'Driver.View',
    load: async () => (await import('./board/AllocationPage.tsx')).AllocationPage,
  },
  newJob: {
    title: 'New job',
    access: 'Job.Create',
    load: async () => (await import('./jobs/form/JobFormPage.tsx')).NewJobPage,
  },
  editJob: {
    title: 'Edit job',
    access: 'Job.Edit',
    load: async () => (await import('./jobs/form/JobFormPage.tsx')).EditJobPage,
  },
  scanReviews: {
    title: 'Scans to review',
    access: 'Job.Edit',
    load: async () => (await import('./scan-reviews/ScanReviewsPage.tsx')).ScanReviewsPage,
  },
  multiStops: {
    title: 'Multi-stop jobs',
    access: 'Job.View',
    load: async () => (await import('./multi-stop/MultiStopsPage.tsx')).MultiStopsPage,
  },
  multiStop: {
    title: 'Multi-stop job',
    access: 'Job.View',
    load: async () => (await import('./multi-stop/MultiStopPage.tsx')).MultiStopPage,
  },
  headPorts: {
    title: 'Head ports',
    access: 'Job.Edit',
    load: async () => (await import('./head-ports/HeadPortsPage.tsx')).HeadPortsPage,
  },
  proofRules: {
    title: 'Proof of delivery rules',
    access: 'Administration.Settings',
    load: async () => (await import('./proof/ProofRulesPage.tsx')).ProofRulesPage,
  },
  zones: {
    title: 'Zones',
    access: 'Job.Edit',
    load: async () => (await import('./zones/ZonesPage.tsx')).ZonesPage,
  },
  jobsScan: {
    title: 'Scan freight',
    access: 'Job.Scan',
    load: async () => (await import('./scans/ScanPage.tsx')).ScanPage,
  },
});
