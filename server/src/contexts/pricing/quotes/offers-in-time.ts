import { CarrierSilent } from '@waybill/adapters/carrier';
import { accountsToQuote, type CarrierClient } from '#contexts/carriers/public.ts';
import type { Database, TenantDb } from '#platform/db/database.ts';
import type { Scope } from '#platform/db/scope.ts';
import { createSemaphore } from '#platform/semaphore.ts';
import type { Offered } from './offers.ts';
import { noteRequest, pricesByCarrier, pricesByRates, type QuotedPrices } from './prices.ts';
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
    opened.called.map((account) => replyOf(line, { ...opened, account }, signal)),
  );
  return {
    offers: pricedIn(opened, replies),
    isWhole: !signal.aborted && replies.every((reply) => reply !== null),
    isAnyDown: replies.some((reply) => reply !== null && isSilent(reply)),
  };
}

const atOnce_ms = 5000;
const calledAtOnce = 20;

/**
 * Prices every service for each of several requests, inside the caller's transaction: own rates,
 * and carriers, which are called concurrently and get 5 s for all requests together. Those that
 * have not responded by then are omitted.
 * @throws {MeasureRefusal}
 */
export async function offersAtOnce(
  { db, line, now }: { readonly db: TenantDb; readonly line: CarrierClient; readonly now: Date },
  requests: readonly BookingQuoteInput[],
): Promise<readonly (readonly QuoteSnapshot[])[]> {
  const all: Opened[] = [];
  for (const request of requests) all.push(await open(db, { request, now }));
  const signal = AbortSignal.timeout(atOnce_ms);
  const inTurn = createSemaphore({
    atOnce: calledAtOnce,
    queueMax: Infinity,
    refuse: () => new Error(),
  });
  const replies = await Promise.all(
    all.map((opened) =>
      Promise.all(
        opened.called.map((account) => inTurn(() => replyOf(line, { ...opened, account }, signal))),
      ),
    ),
  );
  for (const [at, { called }] of all.entries()) {
    for (const [nth, account] of called.entries()) {
      const reply = replies[at]?.[nth] ?? null;
      if (reply !== null) await noteRequest(db, { accountId: account.id, ...reply }, now);
    }
  }
  return all.map((opened, at) => pricedIn(opened, replies[at] ?? []));
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

type Call = Pick<Opened, 'quoteInput'> & { readonly account: RequestedAccount };

/** Returns null for a carrier that has not responded when the signal aborts. */
const replyOf = async (
  line: CarrierClient,
  { quoteInput, account }: Call,
  signal: AbortSignal,
): Promise<QuotedPrices | null> =>
  quoteInput === null || signal.aborted
    ? null
    : settledWithin(signal, pricesByCarrier(line, { quoteInput, account }, signal));

const pricedIn = (
  { own }: Opened,
  replies: readonly (QuotedPrices | null)[],
): readonly QuoteSnapshot[] =>
  [...own, ...replies.flatMap((reply) => reply?.offers ?? [])].flatMap((offer) =>
    offer.isPriced ? [offer] : [],
  );

const isSilent = ({ spoken }: QuotedPrices): boolean =>
  spoken !== undefined && !spoken.outcome.ok && spoken.outcome.failure instanceof CarrierSilent;

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

/**
 * Returns null for work that is unfinished when the signal aborts, even if it ignores the signal.
 */
function settledWithin<T>(signal: AbortSignal, work: Promise<T>): Promise<T | null> {
  const { promise: isOver, resolve } = Promise.withResolvers<null>();
  signal.addEventListener('abort', () => resolve(null), { once: true });
  return signal.aborted ? Promise.resolve(null) : Promise.race([work, isOver]);
}
