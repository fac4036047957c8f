/** The enum values of a job as on the wire (decisions J-01). */
export const jobTypes = [
  'Delivery',
  'Pickup',
  'PointToPoint',
  'MultiStop',
  'LineHaul',
  'Hourly',
  'Return',
] as const;
export type JobType = (typeof jobTypes)[number];

/** The scan types, in the order they normally occur (decisions J-03). */
export const scanCodes = [
  'CREATED',
  'READY',
  'PICKUP',
  'PICKUPFAILED',
  'INWARD',
  'SORTED',
  'LOADED',
  'DEPARTED',
  'ARRIVED',
  'ONBOARD',
  'DELIVERED',
  'ATTEMPTED',
  'DAMAGED',
  'MISSING',
  'HELD',
  'RETURNED',
] as const;
export type ScanCode = (typeof scanCodes)[number];

/**
 * The status of a line haul (decisions J-17); Unloading is between arrival and completion, while
 * the articles are counted.
 */
export const lineHaulStatuses = [
  'Planned',
  'Loading',
  'Departed',
  'Arrived',
  'Unloading',
  'Completed',
  'Cancelled',
] as const;

/** Suggested reasons for unassigning a driver from a job; users may type others (J-14). */
export const unallocateReasons = [
  'DriverUnavailable',
  'Overloaded',
  'CustomerRequest',
  'WrongZone',
  'Other',
] as const;

/** The outcome of one scan of a batch; a parked one is stored until it is identified. */
export const scanOutcomes = ['Saved', 'Duplicate', 'Parked'] as const;
export type ScanOutcome = (typeof scanOutcomes)[number];
