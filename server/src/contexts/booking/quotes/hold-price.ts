import { holdQuote } from '#contexts/pricing/public.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import type { CommandContext } from '../bookings/command.ts';
import { saveHold, sentQuotesOf } from './sql.ts';

/** Only staff who can edit bookings decide how long a price is valid (decision 0047). */
export const mayHoldPrice = (actor: Actor): boolean =>
  isStaff(actor) && actor.permissions.has('Booking.Edit');

type Held = Pick<BookingRow, 'id' | 'quote_id'>;

/** Holds the price of a locked quote, and the offer behind it, until the given time. */
export async function holdPrice(
  db: CommandContext['db'],
  { id, quote_id: quoteId }: Held,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<void> {
  if (quoteId !== null) await holdQuote(db, quoteId, { until, now });
  await saveHold(db, { id, until }, now);
}

/** Returns until when links that were not revoked promise the price; null if there are none. */
export async function promisedUntil(db: CommandContext['db'], id: number): Promise<Date | null> {
  const sent = (await sentQuotesOf(db, id)).filter(({ withdrawn_at: at }) => at === null);
  const heldUntil_ms = sent.map(({ price_held_until: until }) => until.getTime());
  return heldUntil_ms.length === 0 ? null : new Date(Math.max(...heldUntil_ms));
}
