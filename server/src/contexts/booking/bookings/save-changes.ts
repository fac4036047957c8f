import { noteBooked } from '#contexts/customers/public.ts';
import { saveQuotes, noteQuotesBooked, redeemPromo } from '#contexts/pricing/public.ts';
import { publishAll, enqueue } from '#platform/events.ts';
import { followLegs, journeysOf } from '../legs/follow-legs.ts';
import { handOut } from './domain/hand-out.ts';
import { addLogs, addNotes, addTracking } from './sql/related-rows.ts';
import { addBookings, changeBookings, moveBesides, savePaymentState } from './sql/booking.ts';
import { consign, hasToKnow } from '../consigning/consign.ts';
import { holdCredits } from './credit.ts';
import type { Decided, CommandContext } from './command.ts';
import type { RowOutcome } from './each-alone.ts';
import { eventsOf, type SavedBooking, logsOf, notesOf, trackingOf } from './saved-bookings.ts';
import { asRefusal, numbered } from './numbers.ts';
import { reachLegs } from '../legs/reach-legs.ts';

/**
 * Writes what was decided: holds the credit, in the order of the bookings, and where there is
 * enough gives the numbers, saves the bookings with what lies beside them, and tells who has to
 * know. Answers the number of each, or that its credit did not reach.
 * @throws {Problem} where anything else stands in the way; then nothing of it may be kept.
 */
export async function store(
  command: CommandContext,
  bookings: readonly Decided[],
): Promise<readonly RowOutcome<number>[]> {
  const credited = bookings.flatMap(({ credit }) => (credit === null ? [] : [credit]));
  const nextResponse = handOut(await holdCredits(command.db, credited));
  const refusals = bookings.map(({ credit }) => (credit === null ? null : nextResponse()));
  const able = bookings.filter((_, at) => refusals[at] === null);
  const nextId = handOut(await write(command, able));
  return refusals.map((refusal) =>
    refusal === null ? { ok: true, value: nextId() } : { ok: false, refusal },
  );
}

async function write(
  command: CommandContext,
  able: readonly Decided[],
): Promise<readonly number[]> {
  if (able.length === 0) return [];
  const nextSaved = handOut(await numbered(command.db, able));
  const saved = await save(
    command,
    able.map((decided) => ({ ...decided, saved: nextSaved() })),
  );
  await addBesides(command, saved);
  await redeem(command, saved);
  await reachLegs(command, saved);
  await goOn(command, saved);
  const again = saved.filter(({ saving }) => saving.before !== null);
  await followLegs(command.db, journeysOf(again.map(({ saved }) => saved)), command.now);
  return saved.map(({ id }) => id);
}

async function save(
  { db, now }: CommandContext,
  bookings: readonly Decided[],
): Promise<readonly SavedBooking[]> {
  const added = bookings.filter(({ saving }) => saving.before === null);
  const ids = await addBookings(
    db,
    added.map(({ saved }) => saved),
    now,
  ).catch(asRefusal);
  const nextId = handOut(ids);
  const saved = bookings.map((decided) => ({
    ...decided,
    id: decided.saving.before === null ? nextId() : decided.saving.before.id,
  }));
  const changed = saved.filter(({ saving }) => saving.before !== null);
  await changeBookings(db, changed, now).catch(asRefusal);
  for (const { id, saving, saved } of changed) {
    const isMoved = saving.before?.customer_id !== saved.customer_id;
    if (isMoved && saved.customer_id !== null) await moveBesides(db, id, saved.customer_id, now);
  }
  return saved;
}

/** What stands beside bookings: sent at once, because none of it waits for another. */
async function addBesides(
  { db, actor, now }: CommandContext,
  saved: readonly SavedBooking[],
): Promise<void> {
  const booked = saved.filter(({ act }) => act === 'Book');
  const customers = new Set(booked.flatMap(({ saved: { customer_id: id } }) => id ?? []));
  const tracking = booked.map((each) => trackingOf(each, now));
  const notes = saved.flatMap((each) => notesOf(each, actor.name));
  const quoteIds = saved.flatMap(({ quoteId }) => quoteId ?? []);
  publishAll(
    db,
    saved.flatMap((each) => eventsOf(each, now)),
  );
  await Promise.all([
    noteQuotesBooked(db, quoteIds, now),
    saveQuotes(
      db,
      saved.flatMap(({ quoteToSave }) => quoteToSave ?? []),
      now,
    ),
    tracking.length > 0 && addTracking(db, tracking, now),
    addLogs(db, saved.flatMap(logsOf), now),
    customers.size > 0 && noteBooked(db, [...customers], now),
    notes.length > 0 && addNotes(db, notes, now),
  ]);
}

/** A new booking without a promo code has nothing to redeem and nothing to give back. */
async function redeem({ db, now }: CommandContext, stored: readonly SavedBooking[]): Promise<void> {
  for (const { id: bookingId, saving, saved, promo } of stored) {
    const { customer_id: customerId } = saved;
    const hasNothing = promo === null && saving.before === null;
    if (promo === undefined || hasNothing || customerId === null) continue;
    await redeemPromo(db, { bookingId, customerId, promo }, now);
  }
}

/**
 * Carriers are told of what is booked, and of other freight than before. A guest pays before the
 * carrier is told; everybody else has credit.
 */
async function goOn(
  { db, actor, now }: CommandContext,
  saved: readonly SavedBooking[],
): Promise<void> {
  const booked = saved.filter(({ act }) => act === 'Book');
  if (actor.kind === 'guest') {
    await savePaymentState(
      db,
      booked.map(({ id }) => id),
      'Pending',
    );
    for (const { id: bookingId, saving } of booked) {
      // A guest's booking without a nonce was refused before.
      const nonce = saving.sent.paymentNonce ?? '';
      await enqueue(db, 'booking.takePayment', { bookingId, nonce });
    }
    return;
  }
  const declined = booked.filter(({ saving }) => saving.before?.payment_state === 'Declined');
  // Staff who book freight whose card was declined put it on account.
  if (declined.length > 0)
    await savePaymentState(
      db,
      declined.map(({ id }) => id),
      null,
    );
  const affected = [...booked, ...saved.filter(({ act }) => act === 'Edit')].filter(
    ({ saving, saved }) => saving.before !== null || hasToKnow(saved.carrier_code),
  );
  await consign(
    db,
    affected.map(({ id }) => id),
    now,
  );
}
