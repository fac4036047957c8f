/** The domain events of reports. */
export type ReportsEvents = {
  /** A run started, made progress or ended; only the pages of these users are notified. */
  readonly 'reportRun.changed': {
    readonly id: string;
    readonly customerId: null;
    readonly userIds: readonly number[];
  };
};

/** The live topic of each event; null if no page shows what it changes. */
export const reportsTopics = {
  'reportRun.changed': 'reports',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterReports = {
  reports: [
    '/api/reports/dashboard',
    '/api/reports/readers',
    '/api/reports/runs',
    '/api/reports/schedules',
    '/api/reports/subscription',
    '/api/reports/reports',
  ],
} as const;
