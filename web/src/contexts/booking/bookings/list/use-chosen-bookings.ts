import { batchMax } from '@waybill/contract/booking/bookings/write-shapes';
import { useChosen } from '#shell/bulk/use-chosen.ts';
import type { BookingList } from './use-booking-list.ts';
import { useFetchBookings } from '../calls.ts';

/** Returns the selected bookings of a list, or all of them, up to the maximum of a bulk action. */
export function useChosenBookings({
  rows,
  total,
  requested: query,
  sorting,
}: Pick<BookingList, 'rows' | 'total' | 'requested' | 'sorting'>) {
  const fetchBookings = useFetchBookings();
  return useChosen(rows, {
    total,
    most: batchMax,
    fetch: async (most) => (await fetchBookings({ ...query, sorting, maxResultCount: most })).items,
  });
}
