import { allOf } from '#shell/list-page.ts';
import { type BookingNarrowing, bookingFilter } from '../bookings/list/booking-filter.ts';

/** The states by which a list of quotes can be filtered. */
export const quoteChoices = ['Open', 'Expired', 'Booked', 'Cancelled'] as const;
export type QuoteChoice = (typeof quoteChoices)[number];

type Narrowing = Pick<BookingNarrowing, 'text' | 'from' | 'to'> & {
  readonly state?: QuoteChoice | undefined;
};
type At = { readonly now: number; readonly timezone: string };

/** Returns the filter of a list of quotes: all saved quotes, filtered further. */
export function quoteFilter(by: Narrowing, { now, timezone }: At): string {
  const { text, from, to, state } = by;
  const other = bookingFilter({ text, from, to }, timezone);
  return allOf(['quotedTime ne null', stateClause(state, new Date(now)), other]);
}

function stateClause(state: QuoteChoice | undefined, now: Date): string {
  const moment = now.toISOString();
  const isOver = `(priceHeldUntil le ${moment} or priceHeldUntil eq null)`;
  if (state === undefined) return '';
  switch (state) {
    case 'Open':
      return `bookingStatus eq 'Quoted' and priceHeldUntil gt ${moment}`;
    case 'Expired':
      return `bookingStatus eq 'Quoted' and ${isOver}`;
    case 'Booked':
      return "bookingStatus ne 'Quoted' and bookingStatus ne 'Cancelled'";
    case 'Cancelled':
      return "bookingStatus eq 'Cancelled'";
  }
}
