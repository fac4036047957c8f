import { accountsToQuote, type CarrierClient } from '#contexts/carriers/public.ts';
import type { Database, TenantDb } from '#platform/db/database.ts';
import type { Scope } from '#platform/db/scope.ts';
import type { Offered } from './offers.ts';
import { pricesAtOnce, type PricesNow, replyWithin } from './prices-at-once.ts';
import { type CarrierQuery, isSilent, pricesByRates, type QuotedPrices } from './prices.ts';
import {
  pricedForId,
  type QuoteContext,
  quoteInputOf,
  type RequestedAccount,
} from './quote-input.ts';
import type { BookingQuoteInput, QuoteSnapshot } from './snapshot.ts';

/**
 * Prices every service of the accounts offered to the request's customer: own rates and carriers,
 * all concurrently and outside any transaction. Carriers that have not responded when the signal
 * aborts are omitted, and `isWhole` is false; `isAnyDown` says that one could not be reached.
 * @throws {MeasureRefusal}
 */
export async function offersWithin(
  { database, scope, line }: OfferServices,
  query: OfferQuery,
  signal: AbortSignal,
): Promise<OffersInTime> {
  const opened = await database.transaction(scope, (db) => open(db, query));
  const replies = await Promise.all(
    queriesOf(opened).map((query) => replyWithin(line, query, { signal })),
  );
  return {
    offers: pricedIn(opened, replies),
    isWhole: !signal.aborted && replies.every((reply) => reply !== null),
    isAnyDown: replies.some((reply) => reply !== null && isSilent(reply)),
  };
}

/**
 * Prices every service for each of several requests, inside the caller's transaction: own rates,
 * and carriers, which are called concurrently and get 5 s for all requests together. Those that
 * have not responded by then are omitted.
 * @throws {MeasureRefusal}
 */
export async function offersAtOnce(
  context: PricesNow,
  requests: readonly BookingQuoteInput[],
): Promise<readonly (readonly QuoteSnapshot[])[]> {
  const all: Opened[] = [];
  for (const request of requests) all.push(await open(context.db, { request, now: context.now }));
  const replies = (await pricesAtOnce(context, all.flatMap(queriesOf))).values();
  return all.map((opened) =>
    pricedIn(
      opened,
      queriesOf(opened).map(() => replies.next().value ?? null),
    ),
  );
}

type OfferQuery = { readonly request: BookingQuoteInput; readonly now: Date };

/** A request with the prices of own rates, and the accounts whose carriers are to be called. */
type Opened = {
  readonly quoteInput: QuoteContext | null;
  readonly own: readonly Offered[];
  readonly called: readonly RequestedAccount[];
};

async function open(db: TenantDb, { request, now }: OfferQuery): Promise<Opened> {
  const customer = await pricedForId(db, request.customer?.customerId ?? null);
  if (customer === undefined) return { quoteInput: null, own: [], called: [] };
  const { requested } = await accountsToQuote(db, customer, request.filter ?? undefined);
  const queryText = { request, resourceToken: '', createdAt: now, expiresAt: now };
  const quoteInput = await quoteInputOf(db, customer, queryText);
  const own: Offered[] = [];
  for (const account of requested) {
    if (account.isPricedByRates) own.push(...(await pricesByRates(db, quoteInput, account)));
  }
  const called = requested.filter(({ isPricedByRates }) => !isPricedByRates);
  return { quoteInput, own, called };
}

const queriesOf = ({ quoteInput, called }: Opened): readonly CarrierQuery[] =>
  quoteInput === null ? [] : called.map((account) => ({ quoteInput, account }));

const pricedIn = (
  { own }: Opened,
  replies: readonly (QuotedPrices | null)[],
): readonly QuoteSnapshot[] =>
  [...own, ...replies.flatMap((reply) => reply?.offers ?? [])].flatMap((offer) =>
    offer.isPriced ? [offer] : [],
  );

type OffersInTime = {
  readonly offers: readonly QuoteSnapshot[];
  readonly isWhole: boolean;
  readonly isAnyDown: boolean;
};

type OfferServices = {
  readonly database: Pick<Database, 'transaction'>;
  readonly scope: Scope;
  readonly line: CarrierClient;
};
