type Job = {
  readonly id: string;
  /** The customer's number. */
  readonly customerId: number;
};
type Scanned = Job & { readonly code: string; readonly bookingId: number | null };

/** What jobs tells others. */
export type JobsFacts = {
  readonly 'job.created': Job;
  /** What people see of it changed: its data, its driver, whether it is confirmed or ready. */
  readonly 'job.changed': Job;
  readonly 'job.deleted': Job;
  readonly 'job.scanned': Scanned;
  readonly 'job.delivered': Scanned;
};
