/** What a job may be: the words of the wire (decisions J-01). */
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

/** What may be scanned, in the order of the trade (decisions J-03). */
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

/** Where a line haul stands (decisions J-17). */
export const lineHaulStatuses = [
  'Planned',
  'Loading',
  'Departed',
  'Arrived',
  'Completed',
  'Cancelled',
] as const;

/** Reasons that are offered when a driver is taken off a job; others may be typed (J-14). */
export const unallocateReasons = [
  'DriverUnavailable',
  'Overloaded',
  'CustomerRequest',
  'WrongZone',
  'Other',
] as const;

/** How a scan of a batch ended; a parked one is kept until somebody knows what it was. */
export const scanOutcomes = ['Saved', 'Duplicate', 'Parked'] as const;
export type ScanOutcome = (typeof scanOutcomes)[number];
