import { Problem, found } from '@waybill/contract/problem';
import { quoteLife_ms } from '@waybill/contract/pricing/shapes';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { isUuid, uuidv7 } from '@waybill/kernel/ids';
import type { Minor } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import { randomBytes } from 'node:crypto';
import { accountsToQuote, type CustomerKind } from '#contexts/carriers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { newToken } from '#platform/token.ts';
import { pricedForId, quoteInputOf } from './quotes/quote-input.ts';
import { type InsuranceResponse, insuranceSettingsOf, quoteInsurance } from './insurance/domain.ts';
import { pricesByRates } from './quotes/prices.ts';
import type { AbsentPrice, BookingQuoteInput, QuoteSnapshot } from './quotes/snapshot.ts';
import * as rows from './quotes/sql.ts';

export { deliveryTimes, leavingOf, routeOf } from './quotes/delivery-times.ts';
export {
  carrierOffers,
  type CarrierPricesSoFar,
  pricesInParts,
  type FreightToQuote,
} from './quotes/carrier-prices.ts';
export { offersAtOnce, offersWithin } from './quotes/offers-in-time.ts';
export { type NamedPrice, priceNow, pricesNow } from './quotes/price-now.ts';
export type { CustomerPrice } from './quotes/domain/customer-price.ts';
export { type InsuranceQuote, type InsuranceType, insuranceTypes } from './insurance/domain.ts';
export { type PricingDetailView, pricingDetailOf } from './quotes/pricing-detail.ts';
export { type ComparedPrices, pricesTwice } from './quotes/replay.ts';
export { redeemPromo, releasePromo } from './promo-codes/redeeming.ts';
export type {
  AbsentPrice,
  BookingQuoteInput,
  QuoteSnapshot,
  UsedPromo,
} from './quotes/snapshot.ts';

/**
 * Returns a quote that can be booked, locked until the transaction ends. `noteQuotesBooked` marks
 * it as booked.
 * @throws {Problem} QuoteNotFound, QuoteExpired, QuoteAlreadyBooked
 */
export async function quoteToBook(
  db: TenantDb,
  quoteId: string,
  now: Date,
): Promise<QuoteSnapshot> {
  const row = isUuid(quoteId) ? await rows.lockQuote(db, quoteId) : undefined;
  const quote = found(row, pricingProblems.QuoteNotFound, { quoteId });
  if (quote.booked_at !== null) throw new Problem(pricingProblems.QuoteAlreadyBooked);
  if (quote.expires_at <= now) throw new Problem(pricingProblems.QuoteExpired);
  // Staff may have extended its validity.
  return { ...quote.snapshot, expiresAt: quote.expires_at.toISOString() };
}

/**
 * Returns a quote whose price is still valid, locked until the transaction ends, without booking
 * it.
 * @throws {Problem} QuoteNotFound, QuoteExpired
 */
export async function quoteToRead(
  db: TenantDb,
  quoteId: string,
  now: Date,
): Promise<QuoteSnapshot> {
  const quote = found(await rows.lockQuote(db, quoteId), pricingProblems.QuoteNotFound);
  if (quote.booked_at === null && quote.expires_at <= now) {
    throw new Problem(pricingProblems.QuoteExpired);
  }
  return quote.snapshot;
}

/** An immediate price to save as a quote, and the type of customer. */
export type QuoteToSave = {
  readonly snapshot: QuoteSnapshot;
  readonly customerType: CustomerKind;
};

/** Saves immediate prices as quotes, which can be booked by id. */
export async function saveQuotes(
  db: TenantDb,
  saved: readonly QuoteToSave[],
  now: Date,
): Promise<void> {
  if (saved.length === 0) return;
  await rows.addSavedQuotes(
    db,
    saved.map((each) => ({
      ...each,
      requestId: uuidv7(now, randomBytes),
      token: newToken(),
    })),
  );
}

/** Saves offers, which can then be booked at their price for as long as any that was asked for. */
export async function saveOffers(
  db: TenantDb,
  offers: readonly QuoteSnapshot[],
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + quoteLife_ms).toISOString();
  const typeOf = new Map<number | null, CustomerKind>();
  for (const id of new Set(offers.map(({ customerId }) => customerId))) {
    typeOf.set(id, (await pricedForId(db, id))?.customerType ?? 'Guest');
  }
  const saved = offers.map((offer) => ({
    snapshot: { ...offer, expiresAt },
    customerType: typeOf.get(offer.customerId) ?? 'Guest',
  }));
  await saveQuotes(db, saved, now);
}

/**
 * Extends the validity of a quote's price.
 * @throws {Problem} QuoteExpired if it is no longer valid
 */
export async function holdQuote(
  db: TenantDb,
  quoteId: string,
  how: { readonly until: Date; readonly now: Date },
): Promise<void> {
  const held = await rows.holdQuote(db, quoteId, how);
  if (held === 0) throw new Problem(pricingProblems.QuoteExpired);
}

/** Marks quotes as booked, so that they cannot be booked again. */
export async function noteQuotesBooked(
  db: TenantDb,
  quoteIds: readonly string[],
  now: Date,
): Promise<void> {
  if (quoteIds.length > 0) await rows.noteBooked(db, quoteIds, now);
}

/**
 * Prices every service by the tenant's own rates, for the accounts offered to the request's
 * customer. Sends no carrier requests.
 * @throws {MeasureRefusal}
 */
export async function offersByRates(
  db: TenantDb,
  request: BookingQuoteInput,
  now: Date,
): Promise<readonly (QuoteSnapshot | AbsentPrice)[]> {
  const customer = await pricedForId(db, request.customer?.customerId ?? null);
  if (customer === undefined) return [];
  const { requested: query } = await accountsToQuote(db, customer, request.filter ?? undefined);
  const queryText = { request, resourceToken: '', createdAt: now, expiresAt: now };
  const quoteInput = await quoteInputOf(db, customer, queryText);
  const offers: (QuoteSnapshot | AbsentPrice)[] = [];
  for (const account of query) {
    if (account.isPricedByRates) offers.push(...(await pricesByRates(db, quoteInput, account)));
  }
  return offers;
}

/**
 * Returns the cost of insuring freight of this value by type, or the least insurable value
 * (decisions B-32, T-11).
 */
export async function insuranceOf(db: TenantDb, insuredValue: Minor): Promise<InsuranceResponse> {
  const { gstPercent, insurance } = await settingsOf(db);
  const offered = insuranceSettingsOf(insurance);
  return quoteInsurance(insuredValue, offered, percent(Number(gstPercent)));
}
