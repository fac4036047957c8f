import { type Message, sentence } from '@waybill/contract/sentence';
import { Problem, found } from '@waybill/contract/problem';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { isUuid, uuidv7 } from '@waybill/kernel/ids';
import type { Minor } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import { randomBytes } from 'node:crypto';
import {
  accountsToQuote,
  carrierAccount,
  type CarrierClient,
  type CustomerKind,
} from '#contexts/carriers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { Database, TenantDb } from '#platform/db/database.ts';
import type { Scope } from '#platform/db/scope.ts';
import { newToken } from '#platform/token.ts';
import {
  type RequestedAccount,
  type QuoteContext,
  quoteInputOf,
  pricedForId,
} from './quotes/quote-input.ts';
import type { Offered } from './quotes/offers.ts';
import { type InsuranceResponse, insuranceSettingsOf, quoteInsurance } from './insurance/domain.ts';
import { noteRequest, pricesByCarrier, pricesByRates } from './quotes/prices.ts';
import type { AbsentPrice, BookingQuoteInput, QuoteSnapshot } from './quotes/snapshot.ts';
import * as rows from './quotes/sql.ts';

export { deliveryTimes, leavingOf, routeOf } from './quotes/delivery-times.ts';
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
 * A quote that can be booked, locked until the transaction ends; `noteQuotesBooked` says that it
 * was.
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
  // It may be held longer than it was given for.
  return { ...quote.snapshot, expiresAt: quote.expires_at.toISOString() };
}

/**
 * A quote whose price still holds, kept until the transaction ends; reading it books nothing.
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

/** A price worked out at once that is kept as a quote, and for what kind of customer. */
export type QuoteToSave = {
  readonly snapshot: QuoteSnapshot;
  readonly customerType: CustomerKind;
};

/** Keeps prices that were worked out at once as quotes, to be booked by their ids. */
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

/**
 * Holds the price of a quote until later, for whoever books it.
 * @throws {Problem} QuoteExpired where it does not hold any more
 */
export async function holdQuote(
  db: TenantDb,
  quoteId: string,
  how: { readonly until: Date; readonly now: Date },
): Promise<void> {
  const held = await rows.holdQuote(db, quoteId, how);
  if (held === 0) throw new Problem(pricingProblems.QuoteExpired);
}

/** These quotes are booked: nobody books them again. */
export async function noteQuotesBooked(
  db: TenantDb,
  quoteIds: readonly string[],
  now: Date,
): Promise<void> {
  if (quoteIds.length > 0) await rows.noteBooked(db, quoteIds, now);
}

const atOnce_ms = 5000;

/**
 * The price of one service of one account now, for whom the request names; or why there is none.
 * The account need not be one that the customer is offered. A carrier that must be called gets 5 s,
 * inside the caller's transaction.
 * @throws {MeasureRefusal}
 */
export async function priceNow(
  { db, line, now }: { readonly db: TenantDb; readonly line: CarrierClient; readonly now: Date },
  request: BookingQuoteInput,
  wanted: { readonly carrierAccountId: number; readonly serviceCode: string },
): Promise<QuoteSnapshot | AbsentPrice> {
  const none = (reason: Message): AbsentPrice => ({
    isPriced: false,
    carrierCode: '',
    accountName: '',
    serviceCode: wanted.serviceCode,
    reason,
    byHand: null,
  });
  const account = await carrierAccount(db, wanted.carrierAccountId);
  if (account === undefined || !account.isActive) return none('The carrier account is not active.');
  const customer = await pricedForId(db, request.customer?.customerId ?? null);
  if (customer === undefined) return none('We could not find this customer.');
  const quoteInput = await quoteInputOf(db, customer, {
    request: { ...request, filter: { carrierCode: [], services: [wanted.serviceCode] } },
    resourceToken: '',
    createdAt: now,
    expiresAt: now,
  });
  const [offer] = account.isPricedByRates
    ? await pricesByRates(db, quoteInput, account)
    : await pricesAtOnce({ db, line, now }, quoteInput, account);
  return (
    offer ??
    none(
      sentence("{account} doesn't offer service {service}.", {
        account: account.name,
        service: wanted.serviceCode,
      }),
    )
  );
}

async function pricesAtOnce(
  { db, line, now }: { readonly db: TenantDb; readonly line: CarrierClient; readonly now: Date },
  quoteInput: QuoteContext,
  account: RequestedAccount,
): Promise<readonly (QuoteSnapshot | AbsentPrice)[]> {
  const signal = AbortSignal.timeout(atOnce_ms);
  const response = await pricesByCarrier(line, { quoteInput, account }, signal);
  await noteRequest(db, { accountId: account.id, ...response }, now);
  return response.offers;
}

/**
 * What every service costs now by the tenant's own rates, of the accounts that the request's
 * customer is offered. Carriers that must be called are not asked.
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
 * What every service costs now of the accounts that the request's customer is offered: own rates
 * and carriers that are called, all at once and outside of any transaction. Those that have not
 * answered when the signal aborts are left out, and `isWhole` is false.
 * @throws {MeasureRefusal}
 */
export async function offersWithin(
  { database, scope, line }: OfferServices,
  { request, now }: { readonly request: BookingQuoteInput; readonly now: Date },
  signal: AbortSignal,
): Promise<{ readonly offers: readonly QuoteSnapshot[]; readonly isWhole: boolean }> {
  const opened = await database.transaction(scope, async (db) => {
    const customer = await pricedForId(db, request.customer?.customerId ?? null);
    if (customer === undefined) return null;
    const { requested } = await accountsToQuote(db, customer, request.filter ?? undefined);
    const queryText = { request, resourceToken: '', createdAt: now, expiresAt: now };
    const quoteInput = await quoteInputOf(db, customer, queryText);
    const own: Offered[] = [];
    for (const account of requested) {
      if (account.isPricedByRates) own.push(...(await pricesByRates(db, quoteInput, account)));
    }
    const called = requested.filter(({ isPricedByRates }) => !isPricedByRates);
    return { quoteInput, own, called };
  });
  if (opened === null) return { offers: [], isWhole: true };
  const { quoteInput, own, called } = opened;
  const replies = await Promise.all(
    called.map((account) =>
      settledWithin(signal, pricesByCarrier(line, { quoteInput, account }, signal)),
    ),
  );
  const offers = [...own, ...replies.flatMap((reply) => reply?.offers ?? [])];
  return {
    offers: offers.flatMap((offer) => (offer.isPriced ? [offer] : [])),
    isWhole: !signal.aborted && replies.every((reply) => reply !== null),
  };
}

type OfferServices = {
  readonly database: Pick<Database, 'transaction'>;
  readonly scope: Scope;
  readonly line: CarrierClient;
};

/** Null for work that is not done when the signal aborts, whether it heeds the signal or not. */
function settledWithin<T>(signal: AbortSignal, work: Promise<T>): Promise<T | null> {
  const { promise: isOver, resolve } = Promise.withResolvers<null>();
  signal.addEventListener('abort', () => resolve(null), { once: true });
  return signal.aborted ? Promise.resolve(null) : Promise.race([work, isOver]);
}

/**
 * What insuring freight of this value costs by type, or the least value that can be insured
 * (decisions B-32, T-11).
 */
export async function insuranceOf(db: TenantDb, insuredValue: Minor): Promise<InsuranceResponse> {
  const { gstPercent, insurance } = await settingsOf(db);
  const offered = insuranceSettingsOf(insurance);
  return quoteInsurance(insuredValue, offered, percent(Number(gstPercent)));
}
