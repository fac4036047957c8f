import { whyNot } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { publish } from '#platform/events.ts';
import { type BookingRow, inOne, subjectOf } from '../bookings/domain/booking-row.ts';
import { sumsOf } from '../pricing/domain/price.ts';
import { addLogs, addTracking } from '../bookings/sql/related-rows.ts';
import { changeBookings, lockBooking } from '../bookings/sql/booking.ts';
import { consign } from '../consigning/consign.ts';
import type { CommandContext } from '../bookings/command.ts';
import { takeLegsBack } from './take-legs-back.ts';

type Journey = BookingRow & { readonly customer_id: number };

/**
 * Merges the legs of a journey (decisions B-24): the legs are cancelled, and the original carrier
 * is notified again, at its original cost. The customer's price never changed.
 * @throws {Problem} BookingNotFound, CannotJoinLegs
 */
export async function joinLegs(command: CommandContext, id: number): Promise<void> {
  const { db, now } = command;
  const journey = await journeyToJoin(command, id);
  const legs = await takeLegsBack(command, journey, bookingProblems.CannotJoinLegs);
  const pricing = journey.price_in_one ?? journey.pricing;
  const sums = pricing === null ? {} : sumsOf(pricing);
  const saved = { ...journey, ...inOne, pricing, ...sums, status: 'Booked' as const };
  await changeBookings(db, [{ id, saved }], now);
  const about = { bookingId: id, customerId: journey.customer_id };
  const value = `${legs} legs`;
  await addLogs(db, [{ ...about, operation: 'JoinLegs', status: 'Success', value }], now);
  await publishJoined(command, journey);
  await consign(db, [id], now);
}

async function journeyToJoin({ db }: CommandContext, id: number): Promise<Journey> {
  const row = found(await lockBooking(db, id), bookingProblems.BookingNotFound, { id });
  const message = whyNot('joinLegs', subjectOf(row));
  if (message !== null) throw new Problem(bookingProblems.CannotJoinLegs, { message });
  const { customer_id } = row;
  // Mirrors the check constraint of the table: a booked booking has a customer.
  if (customer_id === null) throw new Problem(bookingProblems.CannotJoinLegs);
  return { ...row, customer_id };
}

/**
 * Publishes the events: a leg's pickup is cancelled with it, and a failed booking is booked again.
 */
async function publishJoined({ db, now }: CommandContext, journey: Journey): Promise<void> {
  const { id, customer_id: customerId, status: from } = journey;
  if (from === 'Booked') return publish(db, 'booking.changed', { id, customerId });
  const entry = { bookingId: id, customerId, details: [], moved: true, at: now };
  await addTracking(db, [{ ...entry, status: 'Booked', code: 'BOOKED' }], now);
  const change = { from, to: 'Booked' as const, at: now.toISOString() };
  publish(db, 'booking.statusChanged', { id, customerId, ...change });
}
