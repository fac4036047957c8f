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

/** The live topic of each event; null if no page shows what it changes. */
export const fleetTopics = {
  'driver.saved': 'fleet',
  'driver.joined': null,
  'vehicle.saved': 'fleet',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterFleet = {
  fleet: [
    '/api/drivers/driver/available-for-work',
    '/api/drivers/driver/driver',
    '/api/drivers/driver/drivers',
    '/api/drivers/vehicle/vehicle',
    '/api/drivers/vehicle/vehicles',
  ],
} as const;
