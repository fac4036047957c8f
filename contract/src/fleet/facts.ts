type Driver = {
  /** The driver's uuid. */
  readonly id: string;
  /** Drivers are nobody's customer. */
  readonly customerId: null;
};

/** What fleet tells others. */
export type FleetFacts = {
  readonly 'driver.saved': Driver;
  /** Somebody took an invitation; the run they were invited for, if any. */
  readonly 'driver.joined': Driver & { readonly runId: string | null };
  readonly 'vehicle.saved': Driver;
};
