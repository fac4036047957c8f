import { type BookingStatus, statusGroups } from '@waybill/contract/booking/lifecycle';
import type { z } from 'zod';
import type { BookingStatusCount } from '@waybill/contract/booking/bookings/shapes';

type Total = { readonly status: BookingStatus; readonly bookings: number };

/**
 * Groups the counts. Cancelled is in no group; the total is the sum of the four (decisions B-02).
 */
export function countsOf(totals: readonly Total[]): z.output<typeof BookingStatusCount> {
  const sum = (members: readonly BookingStatus[]): number =>
    totals
      .filter(({ status }) => members.includes(status))
      .reduce((all, { bookings }) => all + bookings, 0);
  const counts = {
    delivered: sum(statusGroups.delivered),
    inTransit: sum(statusGroups.inTransit),
    processing: sum(statusGroups.processing),
    exception: sum(statusGroups.exception),
  };
  const { delivered, inTransit, processing, exception } = counts;
  return { totalCount: delivered + inTransit + processing + exception, ...counts };
}
