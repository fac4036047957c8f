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
  /** A multi-stop job, its driver or its jobs changed; the jobs have events of their own. */
  readonly 'multiStop.changed': Job;
  /** Head ports or zones changed: open jobs are assigned to zones again. */
  readonly 'zones.changed': { readonly headPortId: string };
  /** That many open jobs have other zones than before; they have no events of their own. */
  readonly 'jobs.zoned': { readonly count: number };
};
