type Driver = {
  /** The driver's uuid. */
  readonly id: string;
  /** Drivers belong to no customer. */
  readonly customerId: null;
};

/** The domain events of fleet. */
export type FleetEvents = {
  readonly 'driver.saved': Driver;
  /** An invitation was accepted; the run the driver was invited for, if any. */
  readonly 'driver.joined': Driver & { readonly runId: string | null };
  readonly 'vehicle.saved': Driver;
};
