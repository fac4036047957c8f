import { goesInLegs } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { add, type Minor } from '@waybill/kernel/money';
import { carrierOf } from '#contexts/carriers/public.ts';
import { priceNow } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { type BookingRow, subjectOf } from '../domain/booking-row.ts';
import { consolidable, itemsTogether, mayBeOne } from '../domain/consolidation.ts';
import type { Saving } from '../domain/open-manifest.ts';
import { quoteRequestOf } from '../domain/quoted-freight.ts';
import { booking, lockBookings } from '../sql/booking.ts';
import { addConsolidation } from '../sql/consolidation.ts';
import { cancel } from './cancel.ts';
import type { PricingDeed } from './deed.ts';
import { saveBooking } from './save-booking.ts';

/** Prices asked for, at most: each is a walk through the rates. */
const mostSuggested = 20;

/** Which of these bookings would cost less as one, and how much. */
export async function savingsOf(
  deed: PricingDeed,
  rows: readonly BookingRow[],
): Promise<readonly Saving[]> {
  const savings: Saving[] = [];
  for (const bookings of consolidable(rows.filter(isOurs)).slice(0, mostSuggested)) {
    const totalAsOne = await priceAsOne(deed, bookings);
    const total = add(...bookings.map(({ total_minor }) => total_minor));
    if (totalAsOne !== null && totalAsOne < total) savings.push({ bookings, total, totalAsOne });
  }
  return savings;
}

/**
 * Makes one consignment of several: the first takes the freight of the others, which are cancelled.
 * @throws {Problem} BookingNotFound, CannotConsolidate, and what saving the first may refuse.
 */
export async function consolidate(deed: PricingDeed, ids: readonly number[]): Promise<number> {
  const asked = [...new Set(ids)];
  const rows = await lockBookings(deed.db, asked);
  const [first, ...others] = rows;
  const kept = found(
    rows.length === asked.length ? first : undefined,
    bookingProblems.BookingNotFound,
  );
  if (!rows.every(isOurs) || !mayBeOne(rows)) throw new Problem(bookingProblems.CannotConsolidate);
  const numbers = others.map(({ consignment_id }) => consignment_id).join(', ');
  for (const row of others) await cancel(deed, row, `Goes with ${kept.consignment_id}`);
  const items = itemsTogether(rows);
  const sent = { id: kept.id, items: [...items] };
  await saveBooking(deed, { sent, operations: ['Save'], note: `Took the freight of ${numbers}` });
  await remember(deed, kept, others);
  return kept.id;
}

/** So that they can be taken apart again. */
async function remember(
  { db, now }: PricingDeed,
  before: BookingRow,
  others: readonly BookingRow[],
): Promise<void> {
  const after = await booking(db, before.id);
  if (after === undefined || after.customer_id === null) return;
  const made = {
    customer_id: after.customer_id,
    kept_id: after.id,
    items_before: before.items,
    items_after: after.items,
    cancelled_ids: others.map(({ id }) => id),
  };
  await addConsolidation(db, made, now);
}

/**
 * A carrier that was told of a consignment by wire would have to be told of its new freight; what goes in
 * legs keeps its own.
 */
function isOurs(row: BookingRow): boolean {
  if (goesInLegs(subjectOf(row))) return false;
  const { carrier_code } = row;
  const carrier = carrierOf(carrier_code ?? '');
  return carrier === undefined || carrier.isManual || carrier.code === 'OWN';
}

async function priceAsOne(
  deed: PricingDeed,
  bookings: readonly BookingRow[],
): Promise<Minor | null> {
  const [first] = bookings;
  if (first === undefined || first.carrier_account_id === null) return null;
  const { timezone } = await settingsOf(deed.db);
  const together = { ...first, items: itemsTogether(bookings) };
  const request = quoteRequestOf(together, deed.now, timezone);
  const wanted = {
    carrierAccountId: first.carrier_account_id,
    serviceCode: first.service_code ?? '',
  };
  const answer = await priceNow(deed, request, wanted);
  return answer.isPriced ? answer.pricing.payable.amount : null;
}
