import { type BookingStatus, statusGroups } from '@waybill/contract/booking/lifecycle';
import { quoted } from '#shell/list-page.ts';

/** Returns the filter for bookings in one of these statuses. */
export const inStatuses = (statuses: readonly BookingStatus[]): string =>
  `bookingStatus in (${statuses.map(quoted).join(',')})`;

/** Statuses that cannot be late: not booked, or lost. */
export const neverLate: readonly BookingStatus[] = ['Draft', 'Quoted', 'Lost'];

const underWay = inStatuses(
  [...statusGroups.processing, ...statusGroups.inTransit].filter(
    (status) => !neverLate.includes(status),
  ),
);

/**
 * Returns the filter for booked freight that should have arrived before a moment. Freight with an
 * exception is excluded, late or not. Rounded to minutes, so that the query is unchanged for one.
 */
export function lateFilter(before: number): string {
  const minute = new Date(Math.floor(before / 60_000) * 60_000);
  return `${underWay} and eta lt ${minute.toISOString()}`;
}
