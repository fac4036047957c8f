import { batchMax } from '@waybill/contract/booking/bookings/write-shapes';
import { useChosen } from '#shell/bulk/use-chosen.ts';
import type { BookingList } from './use-booking-list.ts';
import { useFetchBookings } from '../calls.ts';

/** The chosen bookings of a list, or all that it has, up to as many as are worked on at once. */
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
