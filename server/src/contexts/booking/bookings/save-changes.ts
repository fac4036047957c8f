import { saveQuotes, noteQuotesBooked, redeemPromo } from '#contexts/pricing/public.ts';
import { publishAll, enqueue } from '#platform/events.ts';
import { followLegs, journeysOf } from '../legs/follow-legs.ts';
import { handOut } from './domain/hand-out.ts';
import { addLogs, addNotes, addTracking } from './sql/related-rows.ts';
import {
  addBookings,
  changeBookings,
  moveBesides,
  newBookingIds,
  savePaymentState,
} from './sql/booking.ts';
import { consign, hasToKnow } from '../consigning/consign.ts';
import { type CreditWish, holdCredits } from './credit.ts';
import type { Decided, CommandContext } from './command.ts';
import type { RowOutcome } from './each-alone.ts';
import { eventsOf, type SavedBooking, logsOf, notesOf, trackingOf } from './saved-bookings.ts';
import { asRefusal, numbered } from './numbers.ts';
import { reachLegs } from '../legs/reach-legs.ts';

/**
 * Writes the decisions: holds credit in the order of the bookings and, for those granted, assigns
 * numbers, saves the bookings with their related rows, and publishes the events. Returns the number
 * of each, or its refusal for lack of credit.
 * @throws {Problem} for any other obstacle; the caller must then roll back.
 */
export async function store(
  command: CommandContext,
  bookings: readonly Decided[],
  ids: Promise<readonly number[]> = idsFor(command, bookings),
): Promise<readonly RowOutcome<number>[]> {
  const newIds = await ids;
  const [only] = bookings;
  if (only !== undefined && bookings.length === 1) {
    const id = await storeOne(command, { decided: only, ids: newIds }, async (id) => id);
    return [{ ok: true, value: id }];
  }
  const nextResponse = handOut(await holdCredits(command.db, creditsOf(bookings)));
  const refusals = bookings.map(({ credit }) => (credit === null ? null : nextResponse()));
  const able = bookings.filter((_, at) => refusals[at] === null);
  const saving = { able: await withNumbers(command, able), ids: newIds };
  const nextId = handOut(await write(command, saving, theirIds));
  return refusals.map((refusal) =>
    refusal === null ? { ok: true, value: nextId() } : { ok: false, refusal },
  );
}

/** Reads the bookings just written, or returns something else about them. */
export type ReadBack<T> = (ids: readonly number[]) => Promise<T>;

const theirIds: ReadBack<readonly number[]> = async (ids) => ids;

/**
 * Writes the decisions about several bookings and reads them back; their credit is left to the
 * caller to hold.
 */
export const storeWithoutCredit = async <T>(
  command: CommandContext,
  { bookings, ids }: { readonly bookings: readonly Decided[]; readonly ids: readonly number[] },
  read: ReadBack<T>,
): Promise<T> => write(command, { able: await withNumbers(command, bookings), ids }, read);

/** Returns ids for the new bookings. */
const idsFor = ({ db }: CommandContext, bookings: readonly Decided[]): Promise<readonly number[]> =>
  newBookingIds(db, bookings.filter(({ saving }) => saving.before === null).length);

/**
 * Writes one booking in the same database round trip that holds its credit, and reads it back; if
 * the credit is not granted, everything is rolled back.
 * @throws {Problem} CreditLimitExceeded
 */
export async function storeOne<T>(
  command: CommandContext,
  { decided, ids }: { readonly decided: Decided; readonly ids: readonly number[] },
  read: (id: number) => Promise<T>,
): Promise<T> {
  const able = await withNumbers(command, [decided]);
  const held = holdCredits(command.db, creditsOf([decided]));
  const written = write(command, { able, ids }, async ([id]) => {
    if (id === undefined) throw new Error('A booking that was saved has a number');
    return read(id);
  });
  const [[refusal], result] = await Promise.all([held, written]);
  if (refusal) throw refusal;
  return result;
}

/** Returns the credit to hold for those that need any. */
export const creditsOf = (bookings: readonly Decided[]): readonly CreditWish[] =>
  bookings.flatMap(({ credit }) => credit ?? []);

async function withNumbers(
  { db }: CommandContext,
  bookings: readonly Decided[],
): Promise<readonly Decided[]> {
  const nextSaved = handOut(await numbered(db, bookings));
  return bookings.map((decided) => ({ ...decided, saved: nextSaved() }));
}

type ToWrite = { readonly able: readonly Decided[]; readonly ids: readonly number[] };

async function write<T>(
  command: CommandContext,
  { able, ids }: ToWrite,
  read: ReadBack<T>,
): Promise<T> {
  if (able.length === 0) return read([]);
  const nextId = handOut(ids);
  const saved = able.map((decided) => ({ ...decided, id: decided.saving.before?.id ?? nextId() }));
  const readBack = () => read(saved.map(({ id }) => id));
  const sent = Promise.all([save(command, saved), addBesides(command, saved)]);
  if (nothingFollows(command, saved)) {
    const reading = readBack();
    // It fails, too, if a write does, whose error is the one to report.
    reading.catch(() => {});
    await sent;
    return reading;
  }
  await sent;
  await redeem(command, saved);
  await reachLegs(command, saved);
  await goOn(command, saved);
  const again = saved.filter(({ saving }) => saving.before !== null);
  await followLegs(command.db, journeysOf(again.map(({ saved }) => saved)), command.now);
  return readBack();
}

/** True if the first statements write all of new bookings, which are then read with them. */
const nothingFollows = ({ actor }: CommandContext, saved: readonly SavedBooking[]): boolean =>
  actor.kind !== 'guest' &&
  saved.every(
    ({ saving, saved, promo = null }) =>
      saving.before === null && promo === null && !hasToKnow(saved.carrier_code),
  );

async function save({ db, now }: CommandContext, bookings: readonly SavedBooking[]): Promise<void> {
  const added = bookings.filter(({ saving }) => saving.before === null);
  const history = { tracking: firstTrackingOf(added, now), logs: added.flatMap(logsOf) };
  const adding = addBookings(db, { bookings: added, ...history }, now).catch(asRefusal);
  const changed = bookings.filter(({ saving }) => saving.before !== null);
  await Promise.all([adding, changeBookings(db, changed, now).catch(asRefusal)]);
  for (const { id, saving, saved } of changed) {
    const { customer_id: customerId } = saved;
    const { isSentQuote } = saving;
    const isMoved = saving.before?.customer_id !== customerId;
    if (isMoved && customerId !== null) {
      await moveBesides(db, { id, customerId, isSentQuote }, now);
    }
  }
}

const firstTrackingOf = (bookings: readonly SavedBooking[], now: Date) =>
  bookings.filter(({ act }) => act === 'Book').map((each) => trackingOf(each, now));

/** Adds rows related to bookings in one batch, because they are independent of each other. */
async function addBesides(
  { db, actor, now }: CommandContext,
  saved: readonly SavedBooking[],
): Promise<void> {
  const changed = saved.filter(({ saving }) => saving.before !== null);
  const tracking = firstTrackingOf(changed, now);
  const logs = changed.flatMap(logsOf);
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
    logs.length > 0 && addLogs(db, logs, now),
    notes.length > 0 && addNotes(db, notes, now),
  ]);
}

/** A new booking without a promo code has nothing to redeem or release. */
async function redeem({ db, now }: CommandContext, stored: readonly SavedBooking[]): Promise<void> {
  for (const { id: bookingId, saving, saved, promo } of stored) {
    const { customer_id: customerId } = saved;
    const hasNothing = promo === null && saving.before === null;
    if (promo === undefined || hasNothing || customerId === null) continue;
    await redeemPromo(db, { bookingId, customerId, promo }, now);
  }
}

/**
 * Notifies carriers of bookings and of changed freight. A guest pays before the carrier is
 * notified; all others have credit.
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
      // A guest's booking without a nonce has already been refused.
      const nonce = saving.sent.paymentNonce ?? '';
      await enqueue(db, 'booking.takePayment', { bookingId, nonce });
    }
    return;
  }
  const declined = booked.filter(({ saving }) => saving.before?.payment_state === 'Declined');
  // Staff who book freight after a declined card move it to account.
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
