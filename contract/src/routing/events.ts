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
