import type { Booking } from '@waybill/contract/booking/shapes';
import { useState } from 'react';

/** The chosen bookings by id: they stay chosen on other pages, and follow what changes. */
export function useChosenBookings(rows: readonly Booking[] | undefined) {
  const [kept, setKept] = useState<ReadonlyMap<string, Booking>>(new Map());
  const fresh = new Map((rows ?? []).map((row) => [String(row.id), row]));
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
  return {
    chosen,
    clear: () => setKept(new Map()),
    selection: { chosen: new Set(kept.keys()), onChange },
  };
}
