import { allowedIn, isLocked, whyNot } from '@waybill/contract/booking/lifecycle';
import type { BookingOperation } from '@waybill/contract/booking/operations';
import { bookingProblems } from '@waybill/contract/booking/problems';
import type { BookingWrite } from '@waybill/contract/booking/write-shapes';
import { found, notValid, notValidField, Problem } from '@waybill/contract/problem';
import { type Minor, ZERO } from '@waybill/kernel/money';
import { customerCard, hasCostCenter, ownProducts } from '#contexts/customers/public.ts';
import { announce } from '#platform/facts.ts';
import { type BookingRow, type Contents, type Saved, subjectOf } from '../domain/booking-row.ts';
import { areSame, contentsAfter, lockedParts, pricedParts } from '../domain/contents.ts';
import { freightOf } from '../domain/freight.ts';
import { unpriced } from '../domain/price.ts';
import { bookingChanged, bookingCreated } from '../facts.ts';
import { addLogs, addNotes } from '../sql/beside.ts';
import { addBooking, changeBooking, lockBooking, moveBesides } from '../sql/booking.ts';
import { book, judge } from './book.ts';
import { consign } from './consign.ts';
import { holdCredit } from './credit.ts';
import { mustBeCarried, mustSendSafely } from './dangerous-goods.ts';
import type { Deed, PricingDeed, Saving } from './deed.ts';
import { numberPieces } from './number-pieces.ts';
import { asRefusal } from './numbers.ts';
import { priceFreight, wantedOf } from './price.ts';

export type ToSave = {
  readonly sent: BookingWrite;
  readonly operations: readonly BookingOperation[];
  readonly note?: string | undefined;
  readonly batchId?: string | undefined;
};

/**
 * Saves a booking and, where Book is asked for, books it; answers its number.
 * @throws {Problem} whatever keeps it from being saved or booked; then nothing was saved.
 */
export async function saveBooking(deed: PricingDeed, toSave: ToSave): Promise<number> {
  const saving = await begin(deed, toSave);
  const wantsBook = asks(toSave.operations, 'Book', 'CreateConsignment');
  if (wantsBook && saving.before !== null) mustBeBookable(saving.before);
  const id = wantsBook
    ? await book(deed, saving, asks(toSave.operations, 'RequestPickup'))
    : await saveContents(deed, saving, asks(toSave.operations, 'Quote'));
  await saveNotes(deed, id, saving, toSave);
  return id;
}

/**
 * What booking it would cost, tax included; null where it would only be saved. Everything that
 * saving or booking refuses is refused here, but for the credit. Nothing is kept.
 * @throws {Problem}
 */
export async function priceToSave(deed: PricingDeed, toSave: ToSave): Promise<Minor | null> {
  const saving = await begin(deed, toSave);
  if (!asks(toSave.operations, 'Book', 'CreateConsignment')) return null;
  return (await judge(deed, saving)).priced.price.total_minor;
}

const asks = (operations: readonly BookingOperation[], ...named: BookingOperation[]): boolean =>
  operations.some((operation) => named.includes(operation));

/** Finds the booking and what it becomes; refuses what may not be edited. */
async function begin({ db, actor }: Deed, { sent, batchId }: ToSave): Promise<Saving> {
  const before = sent.id
    ? found(await lockBooking(db, sent.id), bookingProblems.BookingNotFound, { id: sent.id })
    : null;
  if (before !== null) mustBeEditable(before);
  const own = actor.customerId === null ? {} : { customer_id: actor.customerId };
  const contents = { ...contentsAfter(before, sent), ...own };
  if (before !== null) mustStayWithin(before, contents);
  const { customer_id } = contents;
  const customer = customer_id === null ? undefined : await customerCard(db, customer_id);
  if (customer_id !== null && customer === undefined) {
    throw notValidField('customer.id', bookingProblems.CustomerUnknown.message);
  }
  await mustBeOwnCostCenter(db, before, contents);
  await mustBeOwnProducts(db, before, contents);
  const saving = { before, contents, customer: customer ?? null, sent };
  return { ...saving, batchId: before?.batch_id ?? batchId ?? null };
}

/** One that the customer had when the booking was written may be gone since. */
async function mustBeOwnCostCenter(
  db: Deed['db'],
  before: BookingRow | null,
  { customer_id, cost_center_id: id }: Contents,
): Promise<void> {
  const isKept = id === before?.cost_center_id && customer_id === before?.customer_id;
  if (id === null || isKept) return;
  if (customer_id !== null && (await hasCostCenter(db, customer_id, id))) return;
  throw notValidField('costCenterId', 'The customer has no such cost center');
}

/** As with cost centers: what the booking named before may be gone since. */
async function mustBeOwnProducts(
  db: Deed['db'],
  before: BookingRow | null,
  { customer_id, items }: Contents,
): Promise<void> {
  const kept = before?.customer_id === customer_id ? before.items : [];
  const known = new Set(kept.map(({ productId }) => productId));
  const asked = items.flatMap(({ productId: id }) => (id === null || known.has(id) ? [] : [id]));
  if (asked.length === 0) return;
  const own = customer_id === null ? new Set() : await ownProducts(db, customer_id, asked);
  const faults = items.flatMap(({ productId: id }, at) =>
    id === null || known.has(id) || own.has(id)
      ? []
      : [{ message: 'The customer has no such product', members: [`items[${at}].productId`] }],
  );
  if (faults.length > 0) throw notValid(...faults);
}

function mustBeEditable(before: BookingRow): void {
  const message = whyNot('edit', subjectOf(before));
  if (message !== null) throw new Problem(bookingProblems.CannotEdit, { message });
}

function mustBeBookable(before: BookingRow): void {
  const message = whyNot('book', subjectOf(before));
  if (message !== null) throw new Problem(bookingProblems.CannotBook, { message });
}

/** After the manifest only names, phones and references change; the customer only in a draft. */
function mustStayWithin(before: BookingRow, contents: Contents): void {
  if (isLocked(subjectOf(before)) && !areSame(lockedParts(before), lockedParts(contents))) {
    throw new Problem(bookingProblems.Locked);
  }
  const isDraft = ['Draft', 'Quoted'].includes(before.status);
  if (!isDraft && before.customer_id !== contents.customer_id) {
    throw notValidField('customer.id', 'The customer of a booking cannot be changed any more');
  }
}

/** Saves without booking: a draft stays one, a booked booking gets a new price if it needs one. */
async function saveContents(
  deed: PricingDeed,
  saving: Saving,
  wantsQuote: boolean,
): Promise<number> {
  const { before, contents } = saving;
  const isBooked = before !== null && !allowedIn.book.includes(before.status);
  const saved = isBooked
    ? await repriced(deed, saving, before)
    : await drafted(deed, saving, wantsQuote);
  const id = before?.id ?? (await addBooking(deed.db, saved, deed.now));
  if (before !== null) {
    await changeBooking(deed.db, id, saved, deed.now).catch(asRefusal);
    if (before.customer_id !== contents.customer_id && contents.customer_id !== null) {
      await moveBesides(deed.db, id, contents.customer_id);
    }
  }
  const { customer_id: customerId } = contents;
  const told =
    before === null
      ? bookingCreated({ id, customerId, status: saved.status })
      : bookingChanged({ id, customerId });
  await announce(deed.db, told);
  // Its carrier is told of other freight than before; a guest's is told once it is paid.
  if (isBooked && deed.actor.kind !== 'guest') await consign(deed.db, id, deed.now);
  const operation = wantsQuote ? 'Quote' : 'Save';
  await addLogs(deed.db, [{ bookingId: id, customerId, operation, status: 'Success' }], deed.now);
  return id;
}

/** A draft keeps what was chosen; it is priced when a quote is asked for. */
async function drafted(deed: PricingDeed, saving: Saving, wantsQuote: boolean): Promise<Saved> {
  const { before, contents, sent, customer, batchId } = saving;
  const wanted = wantedOf(sent, before);
  const standing = {
    status: before?.status ?? ('Draft' as const),
    batch_id: batchId,
    consignment_id: before?.consignment_id ?? null,
    pickup_number: before?.pickup_number ?? null,
    resource_token: before?.resource_token ?? null,
    ssccs: before?.ssccs ?? [],
    exposure_minor: ZERO,
    booked_at: before?.booked_at ?? null,
  };
  if (wantsQuote && wanted !== null && 'serviceCode' in wanted && !sent.quoteId) {
    const type = customer?.type ?? 'Guest';
    const { price, cubicFactor } = await priceFreight(deed, contents, wanted, type);
    const freight = freightOf(contents.items, cubicFactor);
    return { ...contents, ...freight, ...price, ...standing, status: 'Quoted' };
  }
  const chosen = {
    carrier_account_id: wanted !== null && 'serviceCode' in wanted ? wanted.carrierAccountId : null,
    service_code: wanted !== null && 'serviceCode' in wanted ? wanted.serviceCode : null,
    quote_id: wanted !== null && 'quoteId' in wanted ? wanted.quoteId : null,
  };
  const status = wantsQuote && standing.status === 'Draft' ? ('Quoted' as const) : standing.status;
  return { ...contents, ...unpriced, ...chosen, ...standing, status };
}

/** A booked booking after an edit: what its price depends on has a new price, under its credit. */
async function repriced(deed: PricingDeed, saving: Saving, before: BookingRow): Promise<Saved> {
  const { contents, sent, customer } = saving;
  const isSameFreight = areSame(pricedParts(before), pricedParts(contents));
  const takesOther = Boolean(sent.quoteId) && sent.quoteId !== before.quote_id;
  const wanted = wantedOf({ ...sent, quoteId: takesOther ? sent.quoteId : null }, before);
  const isSameService =
    !takesOther &&
    wanted !== null &&
    'serviceCode' in wanted &&
    wanted.serviceCode === before.service_code &&
    wanted.carrierAccountId === before.carrier_account_id;
  const goods = customer && (await mustSendSafely(deed, customer, contents));
  if ((isSameFreight && isSameService) || wanted === null || customer === null) {
    return { ...before, ...contents };
  }
  const { price, cubicFactor } = await priceFreight(deed, contents, wanted, customer.type);
  await mustBeCarried(deed.db, goods, {
    customerId: customer.id,
    carrierAccountId: price.carrier_account_id,
  });
  await holdCredit(deed.db, customer, before.exposure_minor, price.total_minor);
  const freight = freightOf(contents.items, cubicFactor);
  const saved = { ...before, ...contents, ...freight, ...price, exposure_minor: price.total_minor };
  return { ...saved, ssccs: await piecesNumbered(deed.db, before, contents) };
}

/** Labels that hang on freight already keep what they say; a piece more gets a code like theirs. */
const piecesNumbered = async (
  db: Deed['db'],
  { ssccs }: BookingRow,
  { pieces }: Contents,
): Promise<readonly string[]> => (ssccs.length === 0 ? [] : numberPieces(db, ssccs, pieces));

async function saveNotes(deed: Deed, id: number, saving: Saving, toSave: ToSave): Promise<void> {
  const comments = [toSave.note ?? '', ...(toSave.sent.notes ?? []).map((note) => note.comment)];
  const notes = comments
    .filter((comment) => comment.trim() !== '')
    .map((comment) => ({
      bookingId: id,
      customerId: saving.contents.customer_id,
      comment,
      userName: deed.actor.name,
    }));
  if (notes.length > 0) await addNotes(deed.db, notes, deed.now);
}
