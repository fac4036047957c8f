import { english, sentenceOf } from '@waybill/contract/sentence';
import type { DomainEvent } from '@waybill/contract/events';
import type { NewLog, NewBookingNote, NewTracking } from './sql/related-rows.ts';
import type { Decided } from './command.ts';

/** A saved booking with its number. */
export type SavedBooking = Decided & { readonly id: number };

/** Returns the first tracking entry of a booked booking. */
export function trackingOf({ id: bookingId, saved }: SavedBooking, at: Date): NewTracking {
  const customerId = bookedFor(saved.customer_id, bookingId);
  const { status } = saved;
  return { bookingId, customerId, status, code: 'BOOKED', at, details: [], moved: true };
}

export function logsOf({ id: bookingId, act, saved }: SavedBooking): readonly NewLog[] {
  const done = { bookingId, customerId: saved.customer_id, status: 'Success' as const };
  if (act !== 'Book') return [{ ...done, operation: act === 'Edit' ? 'Save' : act }];
  const { consignment_id: consignment, pickup_number: pickup } = saved;
  return [
    { ...done, operation: 'Book', value: consignment },
    ...(pickup === null ? [] : [{ ...done, operation: 'RequestPickup', value: pickup }]),
  ];
}

export const notesOf = (
  { id: bookingId, saving, saved }: SavedBooking,
  userName: string,
): readonly NewBookingNote[] =>
  saving.comments.map((comment) => ({
    bookingId,
    customerId: saved.customer_id,
    comment: english(comment),
    commentSentence: sentenceOf(comment),
    userName,
  }));

/** Returns the events of a saved booking. */
export function eventsOf(
  { id, act, saving, saved }: SavedBooking,
  now: Date,
): readonly DomainEvent[] {
  const { before } = saving;
  const { customer_id: customerId, status } = saved;
  const created: readonly DomainEvent[] =
    before === null ? [{ name: 'booking.created', payload: { id, customerId, status } }] : [];
  if (act !== 'Book')
    return before === null ? created : [{ name: 'booking.changed', payload: { id, customerId } }];
  const change = { from: before?.status ?? 'Draft', to: status, at: now.toISOString() };
  const imported = saving.isImported ? { isImported: true } : {};
  const moved = { id, customerId: bookedFor(customerId, id), ...change, ...imported };
  return [...created, { name: 'booking.statusChanged', payload: moved }];
}

/** Mirrors the check constraint of the table: a booked booking has a customer. */
function bookedFor(customerId: number | null, id: number): number {
  if (customerId === null) throw new Error(`Booking ${id} was booked for nobody`);
  return customerId;
}
