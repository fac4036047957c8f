import { whyNot } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { notValid, Problem } from '@waybill/contract/problem';
import { ZERO } from '@waybill/kernel/money';
import { type CustomerCard, requiredReferences } from '#contexts/customers/public.ts';
import { placeFaultOf } from '#contexts/lookups/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { newToken } from '#platform/token.ts';
import { amongLegs, type BookingRow, type Contents, subjectOf } from './domain/booking-row.ts';
import { areSame, pricedParts } from './domain/contents.ts';
import { freightOf } from './domain/freight.ts';
import { priceIn } from '../pricing/domain/price.ts';
import { missingToBook } from './domain/readiness.ts';
import { mustBeCarried, mustSendSafely } from '../dangerous-goods/dangerous-goods.ts';
import type { Decided, CommandContext, PricingContext, BookingToSave } from './command.ts';
import { mustBeAllowed } from './may-book.ts';
import { isQuotedFor, quoteRequestOf } from '../quotes/domain/quoted-freight.ts';
import {
  otherFreight,
  type PricedBooking,
  priceFreight,
  type RequestedPrice,
  wantedToBook,
} from '../pricing/price.ts';

/**
 * Prepares a booking for booking: checks that it is complete and that the customer is allowed to
 * book, and uses the quote or prices the freight. Credit and numbers are taken on saving.
 * @throws {Problem} NotValid naming what is missing or any other obstacle.
 */
export async function toBook(
  command: PricingContext,
  saving: BookingToSave,
  wantsPickup: boolean,
): Promise<Decided> {
  const { before, contents } = saving;
  if (before !== null) mustBeBookable(before);
  const { customer, priced } = await judge(command, saving);
  const { price, cubicFactor, quoteId, promo } = priced;
  const ssccs = (before?.ssccs ?? []).slice(0, contents.pieces);
  return {
    saving,
    act: 'Book',
    saved: {
      ...contents,
      ...freightOf(contents.items, cubicFactor),
      ...price,
      promo_code: promo?.code ?? contents.promo_code,
      status: wantsPickup ? 'PickupRequested' : 'Booked',
      batch_id: saving.batchId,
      exposure_minor: price.total_minor,
      booking_date: contents.booking_date ?? command.now,
      booked_at: command.now,
      quoted_at: before?.quoted_at ?? null,
      resource_token: before?.resource_token ?? newToken(),
      pickup_number: null,
      consignment_id: before?.consignment_id ?? null,
      ssccs,
      ...amongLegs(before),
    },
    lacks: {
      pickup: wantsPickup,
      consignment: (before?.consignment_id ?? null) === null,
      codes: contents.pieces - ssccs.length,
    },
    credit: {
      customer,
      held: before?.exposure_minor ?? ZERO,
      wanted: price.total_minor,
      bookedAt: command.now,
    },
    quoteId,
    ...(promo !== undefined && { promo }),
  };
}

/**
 * Checks whether it may be booked, and returns the customer and the price.
 * @throws {Problem} if it may not be booked.
 */
export async function judge(
  command: PricingContext,
  saving: BookingToSave,
): Promise<{ readonly customer: CustomerCard; readonly priced: PricedBooking }> {
  mustBeAsSent(saving, command.now);
  const wanted = wantedToBook(saving, command.now);
  const customer = await mustBeReady(command, saving, wanted !== null);
  mustBeAllowed(customer);
  const goods = await mustSendSafely(command, customer, saving.contents);
  const priced = await priceOf(command, { ...saving, customer }, wanted);
  const { carrier_account_id: carrierAccountId } = priced.price;
  await mustBeCarried(command.db, goods, { customerId: customer.id, carrierAccountId });
  return { customer, priced };
}

/** Refuses other freight at the price of a sent quote, also where staff entered the price. */
function mustBeAsSent({ before, contents, isSentQuote }: BookingToSave, now: Date): void {
  if (!isSentQuote || before === null) return;
  const freight = (of: Contents) => quoteRequestOf(of, now, 'UTC');
  if (!isQuotedFor(freight(before), freight(contents))) throw otherFreight();
}

function mustBeBookable(before: BookingRow): void {
  const message = whyNot('book', subjectOf(before));
  if (message !== null) throw new Problem(bookingProblems.CannotBook, { message });
}

async function mustBeReady(
  { db, now }: CommandContext,
  { contents, customer }: BookingToSave,
  hasService: boolean,
): Promise<CustomerCard> {
  const { timezone } = await settingsOf(db);
  const rules = customer === null ? null : await rulesOf(db, customer);
  const missing = [
    ...missingToBook({ contents, hasService, rules, now, timezone }),
    ...(await wrongPlaces(db, contents)),
  ];
  if (missing.length > 0 || customer === null) throw notValid(...missing);
  return customer;
}

/** Returns suburbs and postcodes that do not exist or do not match each other. */
async function wrongPlaces(db: CommandContext['db'], contents: Contents) {
  const ends = [
    ['fromAddress', contents.from_address],
    ['toAddress', contents.to_address],
  ] as const;
  const faults = await Promise.all(
    ends.map(async ([end, place]) => [end, await placeFaultOf(db, place)] as const),
  );
  return faults.flatMap(([end, message]) =>
    message === undefined ? [] : [{ message, members: [`${end}.postCode`] }],
  );
}

const rulesOf = async (db: CommandContext['db'], customer: CustomerCard) => ({
  ...customer.bookingSettings,
  requiredReferences: await requiredReferences(db, customer),
});

/** A booking refused by its carrier keeps its price when the same freight is booked again. */
async function priceOf(
  command: PricingContext,
  { before, contents, sent, customer }: BookingToSave & { readonly customer: CustomerCard },
  wanted: RequestedPrice | null,
): Promise<PricedBooking> {
  const isRetry =
    before !== null &&
    before.status === 'Failed' &&
    before.pricing !== null &&
    (!sent.quoteId || sent.quoteId === before.quote_id) &&
    (!sent.carrierAccountId || sent.carrierAccountId === before.carrier_account_id) &&
    areSame(pricedParts(before), pricedParts(contents));
  if (isRetry) {
    const cubicFactor = before.cubic_factor ?? '250';
    return { price: priceIn(before), cubicFactor, quoteId: null };
  }
  if (wanted === null) throw new Problem(bookingProblems.NotPriced);
  return priceFreight(command, { contents, customerType: customer.type }, wanted);
}
