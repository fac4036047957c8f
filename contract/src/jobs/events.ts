import type { ScanReviewKind } from './scan-reviews/choices.ts';

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
  /** A driver departs to deliver it, and is expected at a time (ISO 8601). */
  readonly 'job.departed': Job & {
    readonly bookingId: number | null;
    readonly expectedTime: string;
    /** The PIN that the receiver must state; null if none. */
    readonly pin: string | null;
  };
  /** A multi-stop job, its driver or its jobs changed; the jobs have events of their own. */
  readonly 'multiStop.changed': Job;
  /** Head ports or zones changed: open jobs are assigned to zones again. */
  readonly 'zones.changed': { readonly headPortId: string };
  /** Dispatch has to decide about scans that were reported at once; `id` is the first one's. */
  readonly 'scan.reviewRequested': {
    readonly id: string;
    readonly customerId: null;
    readonly kind: ScanReviewKind;
    /** The scanned number of the first one. */
    readonly itemId: string;
    readonly count: number;
    /** The user whose device reported them. */
    readonly reporterId: number | null;
  };
  /** Dispatch has decided about a scan. */
  readonly 'scan.reviewed': { readonly id: string; readonly customerId: null };
  /** The runs of these drivers changed; only their apps are notified. */
  readonly 'run.changed': {
    readonly id: null;
    readonly customerId: null;
    readonly userIds: readonly number[];
  };
  /** A user opened or closed the dispatch board. */
  readonly 'board.viewed': { readonly userId: number };
  /** This many open jobs have changed zones; they have no events of their own. */
  readonly 'jobs.zoned': { readonly count: number };
};

/** The live topic of each event; null if no page shows its changes. */
export const jobsTopics = {
  'job.created': 'jobs',
  'job.changed': 'jobs',
  'job.deleted': 'jobs',
  'job.scanned': 'jobs',
  'job.delivered': 'jobs',
  'job.departed': 'jobs',
  'multiStop.changed': 'jobs',
  'zones.changed': 'jobs',
  'scan.reviewRequested': 'scanReviews',
  'scan.reviewed': 'scanReviews',
  'run.changed': 'runs',
  'board.viewed': 'dispatchers',
  'jobs.zoned': 'jobs',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterJobs = {
  dispatchers: ['/api/jobs/board/dispatchers'],
  scanReviews: ['/api/jobs/scan-review/scan-reviews'],
  runs: [
    '/api/driver/run',
    '/api/driver/dangerous-goods',
    '/api/driver/proof-demands',
    '/api/driver/scan-reviews',
  ],
  jobs: [
    '/api/jobs/job/places',
    '/api/jobs/head-port/head-ports',
    '/api/jobs/head-port/head-port',
    '/api/jobs/zone/zone',
    '/api/jobs/zone/zones',
    '/api/jobs/zone/zone-locations',
    '/api/jobs/zone/serving-zones',
    '/api/jobs/zone/zone-overlaps',
    '/api/jobs/multi-stop/multi-stops',
    '/api/jobs/multi-stop/multi-stop',
    '/api/jobs/multi-stop/allocated-jobs',
    '/api/jobs/delivery-agent/allocated-jobs',
    '/api/jobs/linehaul/line-haul-jobs',
    '/api/jobs/job/child-jobs',
    '/api/jobs/job/job',
    '/api/jobs/job/jobs',
    '/api/jobs/board/board',
    '/api/jobs/board/job-warnings',
    '/api/jobs/board/drivers-on-duty',
    '/api/jobs/board/driver-stops',
    '/api/driver/run',
    '/api/driver/dangerous-goods',
    '/api/driver/proof-demands',
    '/api/jobs/proof-rule/job-demand',
    '/api/jobs/job/job-pricing',
    '/api/jobs/driver-rate/driver-rates',
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
