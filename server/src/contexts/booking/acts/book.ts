import { bookingProblems } from '@waybill/contract/booking/problems';
import { notValid, Problem } from '@waybill/contract/problem';
import { ZERO } from '@waybill/kernel/money';
import { randomBytes } from 'node:crypto';
import { bookingRules, type CustomerCard, noteBooked } from '#contexts/customers/public.ts';
import { redeemPromo } from '#contexts/pricing/public.ts';
import { nextNumber, settingsOf } from '#contexts/tenancy/public.ts';
import { announce, enqueue } from '#platform/facts.ts';
import type { BookingRow, Saved } from '../domain/booking-row.ts';
import { areSame, pricedParts } from '../domain/contents.ts';
import { freightOf } from '../domain/freight.ts';
import { priceIn } from '../domain/price.ts';
import { missingToBook } from '../domain/readiness.ts';
import { bookingCreated, bookingStatusChanged } from '../facts.ts';
import { addLogs, addTracking, type NewLog } from '../sql/beside.ts';
import { addBooking, changeBooking, moveBesides } from '../sql/booking.ts';
import { consign, hasToKnow } from './consign.ts';
import { holdCredit } from './credit.ts';
import type { Deed, PricingDeed, Saving } from './deed.ts';
import { mustBeAllowed } from './may-book.ts';
import { mustBeCarried, mustSendSafely } from './dangerous-goods.ts';
import { numberPieces } from './number-pieces.ts';
import { asRefusal, nextConsignment } from './numbers.ts';
import { type Priced, priceFreight, type Wanted, wantedOf } from './price.ts';

/**
 * Books: everything is there, the customer may, the quote is taken or the freight priced, the credit
 * held, the numbers given. Answers the booking's number.
 * @throws {Problem} NotValid naming what is missing, or what else stands in the way.
 */
export async function book(
  deed: PricingDeed,
  saving: Saving,
  wantsPickup: boolean,
): Promise<number> {
  const { db, now } = deed;
  const { customer, priced } = await judge(deed, saving);
  const { price, cubicFactor } = priced;
  await holdCredit(db, customer, saving.before?.exposure_minor ?? ZERO, price.total_minor);
  const saved: Saved = {
    ...saving.contents,
    ...freightOf(saving.contents.items, cubicFactor),
    ...price,
    promo_code: priced.promo?.code ?? saving.contents.promo_code,
    status: wantsPickup ? 'PickupRequested' : 'Booked',
    batch_id: saving.batchId,
    exposure_minor: price.total_minor,
    booking_date: saving.contents.booking_date ?? now,
    booked_at: now,
    resource_token: saving.before?.resource_token ?? randomBytes(32).toString('base64url'),
    pickup_number: wantsPickup ? await nextNumber(db, 'pickup') : null,
    consignment_id: saving.before?.consignment_id ?? (await nextConsignment(db)),
    ssccs: await numberPieces(db, saving.before?.ssccs ?? [], saving.contents.pieces),
  };
  const id = await save(deed, saving.before, saved);
  await redeem(deed, saving, priced, { bookingId: id, customerId: customer.id });
  await tell(deed, saving.before, id, saved);
  await goOn(deed, saving, { id, carrierCode: saved.carrier_code });
  return id;
}

/** Whether it may be booked, for whom, and at which price. @throws {Problem} where it may not. */
export async function judge(
  deed: PricingDeed,
  saving: Saving,
): Promise<{ readonly customer: CustomerCard; readonly priced: Priced }> {
  const wanted = wantedOf(saving.sent, saving.before);
  const customer = await mustBeReady(deed, saving, wanted !== null);
  mustBeAllowed(customer);
  const goods = await mustSendSafely(deed, customer, saving.contents);
  const priced = await priceOf(deed, saving, wanted, customer);
  const { carrier_account_id: carrierAccountId } = priced.price;
  await mustBeCarried(deed.db, goods, { customerId: customer.id, carrierAccountId });
  return { customer, priced };
}

async function mustBeReady(
  { db, now }: Deed,
  { contents, customer }: Saving,
  hasService: boolean,
): Promise<CustomerCard> {
  const { timezone } = await settingsOf(db);
  const rules = customer === null ? null : await bookingRules(db, customer.id);
  const missing = missingToBook({ contents, hasService, rules, now, timezone });
  if (missing.length > 0 || customer === null) throw notValid(...missing);
  return customer;
}

/** A booking that its carrier refused keeps its price when the same freight is tried again. */
async function priceOf(
  deed: PricingDeed,
  { before, contents, sent }: Saving,
  wanted: Wanted | null,
  customer: CustomerCard,
): Promise<Priced> {
  const isRetry =
    before !== null &&
    before.status === 'Failed' &&
    before.pricing !== null &&
    (!sent.quoteId || sent.quoteId === before.quote_id) &&
    (!sent.carrierAccountId || sent.carrierAccountId === before.carrier_account_id) &&
    areSame(pricedParts(before), pricedParts(contents));
  if (isRetry) return { price: priceIn(before), cubicFactor: before.cubic_factor ?? '250' };
  if (wanted === null) throw new Problem(bookingProblems.NotPriced);
  return priceFreight(deed, contents, wanted, customer.type);
}

/** A new booking without a promo code has nothing to redeem and nothing to give back. */
async function redeem(
  { db, now }: Deed,
  { before }: Saving,
  { promo }: Priced,
  booked: { readonly bookingId: number; readonly customerId: number },
): Promise<void> {
  if (promo === undefined || (promo === null && before === null)) return;
  await redeemPromo(db, { ...booked, promo }, now);
}

async function save({ db, now }: Deed, before: BookingRow | null, saved: Saved): Promise<number> {
  if (before === null) return addBooking(db, saved, now).catch(asRefusal);
  await changeBooking(db, before.id, saved, now).catch(asRefusal);
  if (before.customer_id !== saved.customer_id && saved.customer_id !== null) {
    await moveBesides(db, before.id, saved.customer_id);
  }
  return before.id;
}

async function tell(
  { db, now }: Deed,
  before: BookingRow | null,
  id: number,
  saved: Saved,
): Promise<void> {
  const customerId = saved.customer_id;
  // The check constraint of the table: what is booked has a customer.
  if (customerId === null) throw new Error(`Booking ${id} was booked for nobody`);
  const entry = { bookingId: id, customerId, details: [], moved: true, at: now };
  await addTracking(db, [{ ...entry, status: saved.status, code: 'BOOKED' }], now);
  await addLogs(db, logsOf(id, customerId, saved), now);
  await noteBooked(db, customerId, now);
  const created = bookingCreated({ id, customerId, status: saved.status });
  const moved = { from: before?.status ?? 'Draft', to: saved.status, at: now.toISOString() };
  await announce(
    db,
    ...(before === null ? [created] : []),
    bookingStatusChanged({ id, customerId, ...moved }),
  );
}

/** A guest pays before the carrier is told; everybody else has credit. */
async function goOn(
  { db, actor, now }: Deed,
  { sent, before }: Saving,
  { id: bookingId, carrierCode }: { readonly id: number; readonly carrierCode: string | null },
): Promise<void> {
  if (actor.kind === 'guest') {
    await enqueue(db, 'booking.takePayment', { bookingId, nonce: sent.paymentNonce });
  } else if (before !== null || hasToKnow(carrierCode)) await consign(db, bookingId, now);
}

function logsOf(bookingId: number, customerId: number, saved: Saved): readonly NewLog[] {
  const about = { bookingId, customerId };
  const done = { ...about, status: 'Success' as const };
  return [
    { ...done, operation: 'Book', value: saved.consignment_id },
    ...(saved.pickup_number === null
      ? []
      : [{ ...done, operation: 'RequestPickup', value: saved.pickup_number }]),
  ];
}
