import { allowedIn } from '@waybill/contract/booking/lifecycle';
import type { BookingOperation } from '@waybill/contract/booking/operation-logs/operations';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import type { Minor } from '@waybill/kernel/money';
import { attributeChanges } from '#platform/db/attributed-changes.ts';
import { cachingQueries } from '#platform/db/cached-queries.ts';
import { wavesOf } from '#platform/waves.ts';
import type { BookingRow } from './domain/booking-row.ts';
import { handOut } from './domain/hand-out.ts';
import { lockBookings, newBookingIds } from './sql/booking.ts';
import { begin, type ToSave } from './begin-saving.ts';
import { judge, toBook } from './book.ts';
import type { Decided, PricingContext } from './command.ts';
import type { CreditWish } from './credit.ts';
import { toDraft } from './draft.ts';
import { eachAlone, type RowOutcome, outcomeOf, valueOf } from './each-alone.ts';
import { toEdit } from './edit-booked.ts';
import { creditsOf, type ReadBack, store, storeOne, storeWithoutCredit } from './save-changes.ts';
import { toQuote } from '../quotes/quote.ts';

export type { ToSave } from './begin-saving.ts';

/**
 * Saves a booking and, if requested, books it; returns its number.
 * @throws {Problem} if it cannot be saved or booked; nothing is saved then.
 */
export async function saveBooking(command: PricingContext, toSave: ToSave): Promise<number> {
  return saveAndRead(command, toSave, async (id) => id);
}

/**
 * Saves a booking and, if requested, books it; reads it back, where possible with the same packet.
 * @throws {Problem} if it cannot be saved or booked; nothing is saved then.
 */
export async function saveAndRead<T>(
  command: PricingContext,
  toSave: ToSave,
  read: (id: number) => Promise<T>,
): Promise<T> {
  const { ids, decided } = await decide(command, [toSave]);
  const [outcome] = decided;
  if (outcome === undefined) throw new Error('One was to be decided');
  return storeOne(command, { decided: valueOf(outcome), ids: await ids }, read);
}

/** A new booking that a request saves together with others. */
export type NewBooking = { readonly toSave: ToSave; readonly requestId: string };

/**
 * Saves new bookings of several requests and reads them back. Returns also the credit that the
 * caller must hold for them as the last of the transaction.
 * @throws {Problem} if one of them cannot be saved or booked; the caller must then roll back.
 */
export async function saveNewBookings<T>(
  command: PricingContext,
  bookings: readonly NewBooking[],
  read: ReadBack<T>,
): Promise<{ readonly saved: T; readonly credits: readonly CreditWish[] }> {
  const toSaves = bookings.map(({ toSave }) => toSave);
  const { ids, decided } = await decide(command, toSaves);
  const able = decided.map(valueOf);
  const nextRequest = handOut(bookings.map(({ requestId }) => requestId));
  const newIds = await ids;
  const added = newIds.map((id) => ({ record: `Booking ${id}`, requestId: nextRequest() }));
  attributeChanges(command.db, added);
  const saved = await storeWithoutCredit(command, { bookings: able, ids: newIds }, read);
  return { saved, credits: creditsOf(able) };
}

/**
 * Saves several bookings and returns the number or refusal of each, in order. Shared data is
 * queried once and rows are written together; the result is the same as saving them one by one.
 */
export async function saveBookings(
  command: PricingContext,
  toSaves: readonly ToSave[],
): Promise<readonly RowOutcome<number>[]> {
  const outcomes: RowOutcome<number>[] = [];
  for (const wave of wavesOf(toSaves, namesOf)) {
    outcomes.push(...(await saveTogether(command, wave)));
  }
  return outcomes;
}

/** The booking and the quote that a save depends on. */
const namesOf = ({ sent: { id, quoteId } }: ToSave): readonly (number | string)[] =>
  [id, quoteId].filter((name) => name !== null && name !== undefined);

/** Saves all of several bookings or, if one is refused, none. */
export const saveAllBookings = (
  command: PricingContext,
  toSaves: readonly ToSave[],
): Promise<RowOutcome<readonly number[]>> =>
  eachAlone(command.db, async () => (await saveBookings(command, toSaves)).map(valueOf));

async function saveTogether(
  command: PricingContext,
  toSaves: readonly ToSave[],
): Promise<readonly RowOutcome<number>[]> {
  const { ids, decided } = await decide(command, toSaves);
  const able = decided.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const together = await eachAlone(command.db, () => store(command, able, ids));
  // A refusal of one, such as a promo code already used up, rolled all of them back.
  if (!together.ok) return saveOneByOne(command, toSaves);
  const savedNext = handOut(together.value);
  return decided.map((outcome) => (outcome.ok ? savedNext() : outcome));
}

async function saveOneByOne(
  command: PricingContext,
  toSaves: readonly ToSave[],
): Promise<readonly RowOutcome<number>[]> {
  const outcomes: RowOutcome<number>[] = [];
  for (const toSave of toSaves) {
    outcomes.push(await eachAlone(command.db, () => saveBooking(command, toSave)));
  }
  return outcomes;
}

/**
 * Returns the price of booking, tax included; null if the booking would only be saved. Refuses
 * everything that saving or booking refuses, except for credit. Stores nothing.
 * @throws {Problem}
 */
export async function priceToSave(command: PricingContext, toSave: ToSave): Promise<Minor | null> {
  const [before = null] = await lockAll(command, [toSave]);
  const saving = await begin(command, toSave, before);
  if (!requests(toSave.operations, 'Book', 'CreateConsignment')) return null;
  return (await judge(command, saving)).priced.price.total_minor;
}

/** Decides the outcome or refusal of each, and reserves numbers for new ones. Writes nothing. */
async function decide(command: PricingContext, toSaves: readonly ToSave[]) {
  command.db.expectReference();
  const ids = newBookingIds(command.db, toSaves.filter(({ sent }) => !sent.id).length);
  // The promise is awaited after all decisions; a refusal before that may leave it unhandled.
  ids.catch(() => {});
  const locked = new Map((await lockAll(command, toSaves)).map((row) => [row.id, row]));
  const pendingRequest = { ...command, db: cachingQueries(command.db) };
  const outcomes: RowOutcome<Decided>[] = [];
  for (const [at, toSave] of toSaves.entries()) {
    if (at % atATime === atATime - 1) await nextTick();
    outcomes.push(await outcomeOf(() => decideOne(pendingRequest, toSave, locked)));
  }
  return { decided: outcomes, ids };
}

/** Decisions run without yielding, so other requests would otherwise wait for a whole batch. */
const atATime = 20;
const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const lockAll = async (
  { db }: PricingContext,
  toSaves: readonly ToSave[],
): Promise<readonly BookingRow[]> => {
  const ids = toSaves.flatMap(({ sent }) => (sent.id ? [sent.id] : []));
  return ids.length === 0 ? [] : lockBookings(db, ids);
};

async function decideOne(
  command: PricingContext,
  toSave: ToSave,
  locked: ReadonlyMap<number, BookingRow>,
): Promise<Decided> {
  const { sent, operations } = toSave;
  const before = sent.id
    ? found(locked.get(sent.id), bookingProblems.BookingNotFound, { id: sent.id })
    : null;
  const saving = await begin(command, toSave, before);
  if (requests(operations, 'Book', 'CreateConsignment')) {
    return toBook(command, saving, requests(operations, 'RequestPickup'));
  }
  const isBooked = before !== null && !allowedIn.book.includes(before.status);
  if (isBooked) return toEdit(command, { ...saving, before });
  return requests(operations, 'Quote') ? toQuote(command, saving) : toDraft(command, saving);
}

const requests = (operations: readonly BookingOperation[], ...named: BookingOperation[]): boolean =>
  operations.some((operation) => named.includes(operation));
