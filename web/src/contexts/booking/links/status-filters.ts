import { type BookingStatus, statusGroups } from '@waybill/contract/booking/lifecycle';
import { quoted } from '#shell/list-page.ts';

/** Bookings in any of some statuses, as lists of bookings filter. */
export const inStatuses = (statuses: readonly BookingStatus[]): string =>
  `bookingStatus in (${statuses.map(quoted).join(',')})`;

/** Nobody waits for what is not booked, or is lost. */
export const neverLate: readonly BookingStatus[] = ['Draft', 'Quoted', 'Lost'];

const underWay = inStatuses(
  [...statusGroups.processing, ...statusGroups.inTransit].filter(
    (status) => !neverLate.includes(status),
  ),
);

/**
 * Booked freight that should have arrived before a moment, as lists of bookings filter. What is in
 * trouble is an exception, late or not. Whole minutes, so that a question stays the same for one.
 */
export function lateFilter(before: number): string {
  const minute = new Date(Math.floor(before / 60_000) * 60_000);
  return `${underWay} and eta lt ${minute.toISOString()}`;
}
