import { sentence } from '@waybill/contract/sentence';
import { goesInLegs } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { add, type Minor } from '@waybill/kernel/money';
import { carrierOf } from '#contexts/carriers/public.ts';
import { priceNow } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { type BookingRow, subjectOf } from '../bookings/domain/booking-row.ts';
import { consolidable, itemsTogether, mayBeOne } from './domain/consolidation.ts';
import type { ManifestSaving } from './domain/open-manifest.ts';
import { quoteRequestOf } from '../quotes/domain/quoted-freight.ts';
import { booking, lockBookings } from '../bookings/sql/booking.ts';
import { addConsolidation } from './sql/consolidation.ts';
import { cancel } from '../bookings/cancel.ts';
import type { PricingContext } from '../bookings/command.ts';
import { saveBooking } from '../bookings/save-booking.ts';

/** The maximum number of prices requested, because each searches the rates. */
const mostSuggested = 20;

/** Returns which of these bookings would cost less as one, and the saving. */
export async function savingsOf(
  command: PricingContext,
  rows: readonly BookingRow[],
): Promise<readonly ManifestSaving[]> {
  const savings: ManifestSaving[] = [];
  for (const bookings of consolidable(rows.filter(isOurs)).slice(0, mostSuggested)) {
    const totalAsOne = await priceAsOne(command, bookings);
    const total = add(...bookings.map(({ total_minor }) => total_minor));
    if (totalAsOne !== null && totalAsOne < total) savings.push({ bookings, total, totalAsOne });
  }
  return savings;
}

/**
 * Consolidates several bookings: the first takes over the freight of the others, which are
 * cancelled.
 * @throws {Problem} BookingNotFound, CannotConsolidate, and any refusal of saving the first.
 */
export async function consolidate(
  command: PricingContext,
  ids: readonly number[],
): Promise<number> {
  const wanted = [...new Set(ids)];
  const rows = await lockBookings(command.db, wanted);
  const [first, ...others] = rows;
  const saved = found(
    rows.length === wanted.length ? first : undefined,
    bookingProblems.BookingNotFound,
  );
  if (!rows.every(isOurs) || !mayBeOne(rows)) throw new Problem(bookingProblems.CannotConsolidate);
  const numbers = others.map(({ consignment_id }) => consignment_id).join(', ');
  for (const row of others)
    await cancel(
      command,
      row,
      sentence('Combined into {number}', { number: saved.consignment_id ?? '' }),
    );
  const items = itemsTogether(rows);
  const sent = { id: saved.id, items: [...items] };
  await saveBooking(command, {
    sent,
    operations: ['Save'],
    note: sentence('Combined with {number}', { number: numbers }),
  });
  await remember(command, saved, others);
  return saved.id;
}

/** Records the consolidation so that it can be undone. */
async function remember(
  { db, now }: PricingContext,
  before: BookingRow,
  others: readonly BookingRow[],
): Promise<void> {
  const after = await booking(db, before.id);
  if (after === undefined || after.customer_id === null) return;
  const made = {
    customer_id: after.customer_id,
    target_id: after.id,
    items_before: before.items,
    items_after: after.items,
    cancelled_ids: others.map(({ id }) => id),
  };
  await addConsolidation(db, made, now);
}

/**
 * Excludes consignments that a connected carrier was notified of, which would need the new freight,
 * and journeys, whose legs have their own.
 */
function isOurs(row: BookingRow): boolean {
  if (goesInLegs(subjectOf(row))) return false;
  const { carrier_code } = row;
  const carrier = carrierOf(carrier_code ?? '');
  return carrier === undefined || carrier.isManual || carrier.code === 'OWN';
}

async function priceAsOne(
  command: PricingContext,
  bookings: readonly BookingRow[],
): Promise<Minor | null> {
  const [first] = bookings;
  if (first === undefined || first.carrier_account_id === null) return null;
  const { timezone } = await settingsOf(command.db);
  const together = { ...first, items: itemsTogether(bookings) };
  const request = quoteRequestOf(together, command.now, timezone);
  const wanted = {
    carrierAccountId: first.carrier_account_id,
    serviceCode: first.service_code ?? '',
  };
  const response = await priceNow(command, request, wanted);
  return response.isPriced ? response.pricing.payable.amount : null;
}
