import { statusGroups } from '@waybill/contract/booking/lifecycle';
import { quoted } from '#shell/list-page.ts';

const underWay = [...statusGroups.processing, ...statusGroups.inTransit]
  .filter((status) => status !== 'Draft' && status !== 'Quoted')
  .map(quoted)
  .join(',');

/**
 * Booked freight that should have arrived before a moment, as lists of bookings filter. What is in
 * trouble is an exception, late or not. Whole minutes, so that a question stays the same for one.
 */
export function lateFilter(before: number): string {
  const minute = new Date(Math.floor(before / 60_000) * 60_000);
  return `bookingStatus in (${underWay}) and eta lt ${minute.toISOString()}`;
}
