import type { Booking } from '@waybill/contract/booking/shapes';
import { batchMax } from '@waybill/contract/booking/write-shapes';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useFetchBookings } from '../calls.ts';
import type { BookingList } from './use-booking-list.ts';

/**
 * The chosen bookings by id: they stay chosen on other pages, and follow what changes. Who chose a whole
 * page may choose all that the list has, up to as many as are worked on at once.
 */
export function useChosenBookings({
  rows,
  total,
  asked,
  sorting,
}: Pick<BookingList, 'rows' | 'total' | 'asked' | 'sorting'>) {
  const [kept, setKept] = useState<ReadonlyMap<string, Booking>>(new Map());
  const [isFetching, setFetching] = useState(false);
  const fetchBookings = useFetchBookings();
  const toast = useToast();
  const fresh = mapOf(rows ?? []);
  const chosen = [...kept].map(([id, booking]) => fresh.get(id) ?? booking);
  const onChange = (ids: ReadonlySet<string>) =>
    setKept(
      new Map(
        [...ids].flatMap((id) => {
          const booking = fresh.get(id) ?? kept.get(id);
          return booking ? [[id, booking] as const] : [];
        }),
      ),
    );
  const chooseAll = async () => {
    setFetching(true);
    try {
      const { items } = await fetchBookings({ ...asked, sorting, maxResultCount: batchMax });
      setKept(new Map([...kept, ...mapOf(items)]));
    } catch (error) {
      toast({ title: explain(error).message, tone: 'problem' });
    }
    setFetching(false);
  };
  const hasPage = fresh.size > 0 && [...fresh.keys()].every((id) => kept.has(id));
  const mayHaveAll = hasPage && total !== undefined && total > kept.size && total <= batchMax;
  return {
    chosen,
    clear: () => setKept(new Map()),
    selection: { chosen: new Set(kept.keys()), onChange },
    matching:
      mayHaveAll && !isFetching
        ? { total, all: false, onSelectAll: () => void chooseAll() }
        : undefined,
  };
}

const mapOf = (bookings: readonly Booking[]): ReadonlyMap<string, Booking> =>
  new Map(bookings.map((booking) => [String(booking.id), booking]));
