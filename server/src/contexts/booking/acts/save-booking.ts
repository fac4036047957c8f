import { allowedIn } from '@waybill/contract/booking/lifecycle';
import type { BookingOperation } from '@waybill/contract/booking/operations';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import type { Minor } from '@waybill/kernel/money';
import { askingOnce } from '#platform/db/asking-once.ts';
import type { BookingRow } from '../domain/booking-row.ts';
import { handOut } from '../domain/hand-out.ts';
import { wavesOf } from '../domain/waves.ts';
import { lockBookings } from '../sql/booking.ts';
import { begin, type ToSave } from './begin-saving.ts';
import { judge, toBook } from './book.ts';
import type { Decided, PricingDeed } from './deed.ts';
import { toDraft } from './draft.ts';
import { eachAlone, type Outcome, outcomeOf, valueOf } from './each-alone.ts';
import { toEdit } from './edit-booked.ts';
import { keep } from './keep.ts';
import { toQuote } from './quote.ts';

export type { ToSave } from './begin-saving.ts';

/**
 * Saves a booking and, where Book is asked for, books it; answers its number.
 * @throws {Problem} whatever keeps it from being saved or booked; then nothing was saved.
 */
export async function saveBooking(deed: PricingDeed, toSave: ToSave): Promise<number> {
  const decided = await decide(deed, [toSave]);
  const kept = await keep(deed, decided.map(valueOf));
  const [id] = kept.map(valueOf);
  if (id === undefined) throw new Error('What was decided and kept has a number');
  return id;
}

/**
 * The same for many, each of which answers its number or its refusal, in their order. What they need
 * alike is asked once and what they write is written together; in what comes of it they are as if
 * each had been saved after the other.
 */
export async function saveBookings(
  deed: PricingDeed,
  toSaves: readonly ToSave[],
): Promise<readonly Outcome<number>[]> {
  const outcomes: Outcome<number>[] = [];
  for (const wave of wavesOf(toSaves)) outcomes.push(...(await saveTogether(deed, wave)));
  return outcomes;
}

async function saveTogether(
  deed: PricingDeed,
  toSaves: readonly ToSave[],
): Promise<readonly Outcome<number>[]> {
  const decided = await decide(deed, toSaves);
  const able = decided.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const together = await eachAlone(deed.db, () => keep(deed, able));
  // What stands in the way of one, such as a promo code that is used up, undid them all.
  if (!together.ok) return saveOneByOne(deed, toSaves);
  const nextKept = handOut(together.value);
  return decided.map((outcome) => (outcome.ok ? nextKept() : outcome));
}

async function saveOneByOne(
  deed: PricingDeed,
  toSaves: readonly ToSave[],
): Promise<readonly Outcome<number>[]> {
  const outcomes: Outcome<number>[] = [];
  for (const toSave of toSaves) {
    outcomes.push(await eachAlone(deed.db, () => saveBooking(deed, toSave)));
  }
  return outcomes;
}

/**
 * What booking it would cost, tax included; null where it would only be saved. Everything that
 * saving or booking refuses is refused here, but for the credit. Nothing is kept.
 * @throws {Problem}
 */
export async function priceToSave(deed: PricingDeed, toSave: ToSave): Promise<Minor | null> {
  const [before = null] = await lockAll(deed, [toSave]);
  const saving = await begin(deed, toSave, before);
  if (!asks(toSave.operations, 'Book', 'CreateConsignment')) return null;
  return (await judge(deed, saving)).priced.price.total_minor;
}

/** What becomes of each, or why it may not. Nothing is written. */
async function decide(
  deed: PricingDeed,
  toSaves: readonly ToSave[],
): Promise<readonly Outcome<Decided>[]> {
  const locked = new Map((await lockAll(deed, toSaves)).map((row) => [row.id, row]));
  const asking = { ...deed, db: askingOnce(deed.db) };
  const outcomes: Outcome<Decided>[] = [];
  for (const [at, toSave] of toSaves.entries()) {
    if (at % atATime === atATime - 1) await othersTurn();
    outcomes.push(await outcomeOf(() => decideOne(asking, toSave, locked)));
  }
  return outcomes;
}

/** What is known is decided without a pause, so that others would wait for a whole batch. */
const atATime = 20;
const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const lockAll = async (
  { db }: PricingDeed,
  toSaves: readonly ToSave[],
): Promise<readonly BookingRow[]> => {
  const ids = toSaves.flatMap(({ sent }) => (sent.id ? [sent.id] : []));
  return ids.length === 0 ? [] : lockBookings(db, ids);
};

async function decideOne(
  deed: PricingDeed,
  toSave: ToSave,
  locked: ReadonlyMap<number, BookingRow>,
): Promise<Decided> {
  const { sent, operations } = toSave;
  const before = sent.id
    ? found(locked.get(sent.id), bookingProblems.BookingNotFound, { id: sent.id })
    : null;
  const saving = await begin(deed, toSave, before);
  if (asks(operations, 'Book', 'CreateConsignment')) {
    return toBook(deed, saving, asks(operations, 'RequestPickup'));
  }
  const isBooked = before !== null && !allowedIn.book.includes(before.status);
  if (isBooked) return toEdit(deed, { ...saving, before });
  return asks(operations, 'Quote') ? toQuote(deed, saving) : toDraft(deed, saving);
}

const asks = (operations: readonly BookingOperation[], ...named: BookingOperation[]): boolean =>
  operations.some((operation) => named.includes(operation));
