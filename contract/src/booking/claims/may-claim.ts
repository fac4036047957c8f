import type { BookingStatus } from '../lifecycle.ts';

const withoutFreight: ReadonlySet<BookingStatus> = new Set([
  'Draft',
  'Quoted',
  'Cancelled',
  'Failed',
]);

/** Whether freight of a booking can have been lost, damaged or late. */
export const mayClaim = (status: BookingStatus): boolean => !withoutFreight.has(status);
