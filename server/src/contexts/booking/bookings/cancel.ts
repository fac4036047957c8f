import { english, type Message, sentenceOf } from '@waybill/contract/sentence';
import { whyNot } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import { releasePromo } from '#contexts/pricing/public.ts';
import { publishAll } from '#platform/events.ts';
import { type BookingRow, subjectOf } from './domain/booking-row.ts';
import { addLogs, addNotes, addTracking } from './sql/related-rows.ts';
import { saveCancellation } from './sql/booking.ts';
import { withdrawConsignment } from '../consigning/consign.ts';
import { releaseCredit } from './credit.ts';
import type { CommandContext } from './command.ts';
import { cancelLegs } from '../legs/take-legs-back.ts';

/**
 * Cancels a locked booking whose freight has not been picked up, and releases its credit.
 * @throws {Problem} CannotCancel
 */
export async function cancel(
  command: CommandContext,
  row: BookingRow,
  note: Message | null,
): Promise<void> {
  const { db, actor, now } = command;
  const message = whyNot('cancel', subjectOf(row));
  if (message !== null) throw new Problem(bookingProblems.CannotCancel, { message });
  const { id, customer_id: customerId } = row;
  if (row.is_multi_leg) await cancelLegs(command, row);
  await saveCancellation(db, { id, by: actor.userId }, now);
  await releaseCredit(db, customerId, row.exposure_minor);
  await releasePromo(db, id);
  const about = { bookingId: id, customerId };
  const value = note === null ? null : english(note);
  const made = note === null ? undefined : sentenceOf(note);
  const log = { ...about, operation: 'Cancel', status: 'Success' as const, value };
  await addLogs(db, [{ ...log, valueSentence: made }], now);
  if (value) {
    const userName = actor.name;
    await addNotes(db, [{ ...about, comment: value, commentSentence: made, userName }], now);
  }
  if (row.booked_at !== null && customerId !== null) {
    const entry = { bookingId: id, customerId, details: [], moved: true, at: now };
    await addTracking(db, [{ ...entry, status: 'Cancelled', code: 'CANCELLED' }], now);
    await withdrawConsignment(db, id, now);
  }
  const change = { from: row.status, to: 'Cancelled' as const, at: now.toISOString() };
  publishAll(db, [
    { name: 'booking.cancelled', payload: { id, customerId } },
    { name: 'booking.statusChanged', payload: { id, customerId, ...change } },
  ]);
}
