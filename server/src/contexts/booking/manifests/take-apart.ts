import { whyNot } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { type BookingRow, subjectOf } from '../bookings/domain/booking-row.ts';
import { areSame } from '../bookings/domain/contents.ts';
import { bookings, lockBooking } from '../bookings/sql/booking.ts';
import { type ConsolidationRow, lastConsolidation, noteSplitUp } from './sql/consolidation.ts';
import { toBook } from '../bookings/book.ts';
import type { Decided, PricingContext } from '../bookings/command.ts';
import { valueOf } from '../bookings/each-alone.ts';
import { store } from '../bookings/save-changes.ts';
import { saveBooking } from '../bookings/save-booking.ts';

/**
 * Returns the latest consolidation of a booking if it can be undone: nothing is manifested, and the
 * freight has not changed since.
 */
export function apartFrom(
  row: BookingRow,
  last: ConsolidationRow | undefined,
): ConsolidationRow | null {
  const mayChange = [whyNot('manifest', subjectOf(row)), whyNot('edit', subjectOf(row))];
  const isOpen = mayChange.every((reason) => reason === null);
  return last && isOpen && areSame(row.items, last.items_after) ? last : null;
}

/**
 * Undoes the latest consolidation: the booking has its own items again, and the freight of the
 * others is booked again under new numbers. Returns the new bookings.
 * @throws {Problem} BookingNotFound, CannotTakeApart, and any refusal of booking
 */
export async function takeApart(command: PricingContext, id: number): Promise<readonly number[]> {
  const { db, now } = command;
  const saved = found(await lockBooking(db, id), bookingProblems.BookingNotFound, { id });
  const last = apartFrom(saved, await lastConsolidation(db, id));
  if (last === null) throw new Problem(bookingProblems.CannotTakeApart);
  await noteSplitUp(db, last.id, now);
  const sent = { id, items: [...last.items_before] };
  await saveBooking(command, { sent, operations: ['Save'], note: 'Taken apart again' });
  const again: Decided[] = [];
  for (const row of await bookings(db, last.cancelled_ids)) again.push(await asNew(command, row));
  return (await store(command, again)).map(valueOf);
}

/**
 * Returns a new booking for the freight of a cancelled one; a past departure date becomes today.
 */
async function asNew(command: PricingContext, row: BookingRow): Promise<Decided> {
  const { customer_id: customerId, booking_date: day } = row;
  const customer = customerId === null ? undefined : await customerCard(command.db, customerId);
  const saving = {
    before: null,
    contents: { ...row, booking_date: day === null || day < command.now ? command.now : day },
    customer: customer ?? null,
    sent: { carrierAccountId: row.carrier_account_id, carrierServiceCode: row.service_code },
    batchId: row.batch_id,
    isImported: false,
    isSentQuote: false,
    comments: [],
  };
  return toBook(command, saving, row.pickup_number !== null);
}
