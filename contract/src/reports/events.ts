/** What reports tells open pages. */
export type ReportsEvents = {
  /** A run began, went on or ended; only its owner's pages hear of it. */
  readonly 'reportRun.changed': {
    readonly id: string;
    readonly customerId: null;
    readonly userIds: readonly number[];
  };
};
