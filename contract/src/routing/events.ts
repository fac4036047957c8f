type Run = {
  /** The run's uuid. */
  readonly id: string;
  /** Runs belong to no customer. */
  readonly customerId: null;
};

/** The domain events of routing. */
export type RoutingEvents = {
  readonly 'run.saved': Run;
};

/** The live topic of each event; null if no page shows its changes. */
export const routingTopics = { 'run.saved': 'routing' } as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterRouting = {
  routing: ['/api/jobs/routing/run', '/api/jobs/routing/runs', '/api/jobs/routing/run-statuses'],
} as const;
