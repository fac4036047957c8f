type Job = {
  readonly id: string;
  /** The customer's number. */
  readonly customerId: number;
};
type Scanned = Job & { readonly code: string; readonly bookingId: number | null };

/** The domain events of jobs. */
export type JobsEvents = {
  readonly 'job.created': Job;
  /** Visible data changed: its fields, its driver, or whether it is confirmed or ready. */
  readonly 'job.changed': Job;
  readonly 'job.deleted': Job;
  readonly 'job.scanned': Scanned;
  readonly 'job.delivered': Scanned;
};

/** The live topic of each event; null if no page shows what it changes. */
export const jobsTopics = {
  'job.created': 'jobs',
  'job.changed': 'jobs',
  'job.deleted': 'jobs',
  'job.scanned': 'jobs',
  'job.delivered': 'jobs',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterJobs = {
  jobs: [
    '/api/jobs/delivery-agent/allocated-jobs',
    '/api/jobs/job/child-jobs',
    '/api/jobs/job/job',
    '/api/jobs/job/jobs',
    '/api/jobs/job/jobs-with-children',
    '/api/jobs/scan-events/scan-events',
    '/api/jobs/delivery-agent/un-allocated-jobs',
    '/api/drivers/driver/available-for-work',
    '/api/drivers/driver/driver',
    '/api/drivers/driver/drivers',
    '/api/drivers/vehicle/vehicle',
    '/api/drivers/vehicle/vehicles',
  ],
} as const;
