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
  readonly 'shift.changed': Driver;
  /** `id` is the driver's. */
  readonly 'preStart.submitted': Driver & { readonly answerId: string };
  /** The driver is not fit for work, or something critical failed. */
  readonly 'preStart.failed': Driver & {
    readonly answerId: string;
    readonly driverName: string;
    readonly registrationNumber: string | null;
    /** The faults, as sentences. */
    readonly faults: readonly string[];
  };
  readonly 'preStart.cleared': Driver & { readonly answerId: string };
  /** A licence, certificate or registration expires within 30 or 7 days, or has expired. */
  readonly 'driver.documentExpires': Driver & {
    readonly driverName: string;
    readonly document: string;
    readonly expires: string;
    readonly days: number;
  };
};

/** The live topic of each event; null if no page shows its changes. */
export const fleetTopics = {
  'driver.saved': 'fleet',
  'driver.joined': null,
  'vehicle.saved': 'fleet',
  'shift.changed': 'fleet',
  'preStart.submitted': 'fleet',
  'preStart.failed': null,
  'preStart.cleared': 'fleet',
  'driver.documentExpires': null,
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterFleet = {
  fleet: [
    '/api/drivers/driver/available-for-work',
    '/api/drivers/driver/driver',
    '/api/drivers/driver/drivers',
    '/api/drivers/vehicle/vehicle',
    '/api/drivers/vehicle/vehicles',
    '/api/drivers/vehicle/image',
    '/api/drivers/driver-document/driver-documents',
    '/api/drivers/driver/hours',
    '/api/driver/me',
    '/api/drivers/shift/shifts',
    '/api/drivers/driver/performance',
    '/api/compliance/pre-start-check/driver-pre-start-answers',
    '/api/compliance/pre-start-check/driver-pre-start-answer',
    '/api/jobs/board/board',
    '/api/jobs/board/drivers-on-duty',
    '/api/jobs/board/driver-stops',
    '/api/drivers/waypoint/current-waypoints',
    '/api/drivers/waypoint/active-drivers',
  ],
} as const;
