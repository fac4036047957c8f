import { quoteLife_ms } from '@waybill/contract/pricing/shapes';
import { localDateOf } from '@waybill/kernel/time';
import { randomUUID } from 'node:crypto';
import { accountsToQuote } from '#contexts/carriers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { createSemaphore, type Semaphore } from '#platform/semaphore.ts';
import { type PricesNow, replyWithin } from './prices-at-once.ts';
import { freightKeyOf } from './freight-key.ts';
import { absent, type Offered } from './offers.ts';
import { type CarrierQuery, isSilent, noteRequest, type QuotedPrices } from './prices.ts';
import { pricedForId, quoteInputOf, type RequestedAccount } from './quote-input.ts';
import type { BookingQuoteInput } from './snapshot.ts';
import { carrierReplies, type CarrierReplyRow, repliesKnown, saveReplies } from './sql.ts';

/** Freight whose carriers are to be asked, and which of them. */
export type FreightToQuote = {
  readonly request: BookingQuoteInput;
  readonly isRequested: (account: RequestedAccount) => boolean;
};

/** How far carriers have been asked: carriers times distinct freight. */
export type CarrierPricesSoFar = {
  readonly total: number;
  readonly done: number;
  /** Of those done, the ones without a response. */
  readonly unanswered: number;
};

type Limits = {
  /** When asking began: replies since then count, also missing ones. */
  readonly since: Date;
  /** Aborted when nobody waits for the rest. */
  readonly signal: AbortSignal;
};

/** The next call may take that long once a part is over. */
const call_ms = 5000;
const part_ms = 2500;
const requestedAtOnce = 8;
const ofCarrierAtOnce = 2;
/** The pause before a carrier is asked again while others wait for it. */
const rest_ms = 100;
/** After so many calls without a response, the rest of a carrier's are not made. */
const silentMax = 4;

/**
 * Asks carriers for prices of many requests, a few seconds at a time: call it again until all are
 * done. Each is asked once for each distinct freight, and what it replied lasts as long as a quote;
 * a reply that is missing is asked for again from the next beginning on.
 * @throws {MeasureRefusal}
 */
export async function pricesInParts(
  context: PricesNow,
  freights: readonly FreightToQuote[],
  limits: Limits,
): Promise<CarrierPricesSoFar> {
  const { db, now } = context;
  const pairs = await pairsOf(db, freights, now);
  const keys = [...new Set([...pairs.values()].map(({ key }) => key))];
  const known = await repliesKnown(db, {
    keys,
    since: new Date(now.getTime() - quoteLife_ms),
    missingSince: limits.since,
  });
  const replied = known.filter((one) => pairs.has(pairOf(one)));
  const missing = replied.filter(({ has_response }) => !has_response);
  const done = new Set(replied.map(pairOf));
  const open = [...pairs].flatMap(([id, pair]) => (done.has(id) ? [] : [pair]));
  const replies = await requestSome(context, open, { signal: limits.signal, missing });
  await saveReplies(db, replies, now);
  const unanswered = replies.filter(({ has_response }) => !has_response).length;
  return {
    total: pairs.size,
    done: done.size + replies.length,
    unanswered: missing.length + unanswered,
  };
}

/** What carriers offered for a request while they were asked; each may be booked once. */
export async function carrierOffers(
  db: TenantDb,
  request: BookingQuoteInput,
  now: Date,
): Promise<readonly Offered[]> {
  const customer = await pricedForId(db, request.customer?.customerId ?? null);
  if (customer === undefined) return [];
  const { requested } = await accountsToQuote(db, customer);
  const keys = [freightKeyOf(request, await dayOf(db, request, now))];
  const since = new Date(now.getTime() - quoteLife_ms);
  return (await carrierReplies(db, { keys, since }))
    .filter((reply) => requested.some(({ id }) => id === reply.carrier_account_id))
    .flatMap(({ offers }) => offers)
    .map((offer) => (offer.isPriced ? { ...offer, quoteId: randomUUID() } : offer));
}

type Pair = FreightToQuote & { readonly key: string; readonly account: RequestedAccount };

const pairOf = (row: Pick<CarrierReplyRow, 'freight_key' | 'carrier_account_id'>): string =>
  `${row.freight_key} ${row.carrier_account_id}`;

/** Each carrier that is to be asked for each distinct freight. */
async function pairsOf(
  db: TenantDb,
  freights: readonly FreightToQuote[],
  now: Date,
): Promise<ReadonlyMap<string, Pair>> {
  const pairs = new Map<string, Pair>();
  const accounts = new Map<number | null, readonly RequestedAccount[]>();
  for (const freight of freights) {
    const { request } = freight;
    const customerId = request.customer?.customerId ?? null;
    const able = accounts.get(customerId) ?? (await askable(db, customerId));
    accounts.set(customerId, able);
    const key = freightKeyOf(request, await dayOf(db, request, now));
    for (const account of able.filter(freight.isRequested)) {
      const id = pairOf({ freight_key: key, carrier_account_id: account.id });
      if (!pairs.has(id)) pairs.set(id, { ...freight, key, account });
    }
  }
  return pairs;
}

async function askable(
  db: TenantDb,
  customerId: number | null,
): Promise<readonly RequestedAccount[]> {
  const customer = await pricedForId(db, customerId);
  if (customer === undefined) return [];
  const { requested } = await accountsToQuote(db, customer);
  return requested.filter(({ isPricedByRates, isManual }) => !isPricedByRates && !isManual);
}

async function dayOf(db: TenantDb, request: BookingQuoteInput, now: Date): Promise<string> {
  const { timezone } = await settingsOf(db);
  return request.despatchDate ?? localDateOf(now, timezone);
}

type Past = {
  readonly signal: AbortSignal;
  /** The replies that were missing in earlier parts. */
  readonly missing: readonly Pick<CarrierReplyRow, 'carrier_account_id'>[];
};

/** Asks for as long as a part lasts; what is left is not in the result. */
async function requestSome(
  context: PricesNow,
  open: readonly Pair[],
  { signal: gone, missing }: Past,
): Promise<readonly CarrierReplyRow[]> {
  const over = AbortSignal.any([gone, AbortSignal.timeout(part_ms)]);
  const limited = createSemaphore({ atOnce: requestedAtOnce });
  const ofAccount = new Map<number, Semaphore>();
  const silence = new Map<number, number>();
  for (const { carrier_account_id: id } of missing) silence.set(id, (silence.get(id) ?? 0) + 1);
  const replies = await Promise.all(
    open.slice(0, requestsMax).map((pair) => {
      const { id } = pair.account;
      const ofCarrier = ofAccount.get(id) ?? createSemaphore({ atOnce: ofCarrierAtOnce, rest_ms });
      ofAccount.set(id, ofCarrier);
      return ofCarrier(() =>
        limited(async () => {
          if (over.aborted || (silence.get(id) ?? 0) >= silentMax) return undefined;
          const reply = await pricesOf(context, pair, gone);
          silence.set(id, isMissing(reply) ? (silence.get(id) ?? 0) + 1 : -Infinity);
          return { pair, reply };
        }),
      );
    }),
  );
  const replied = replies.flatMap((one) => one ?? []);
  for (const { pair, reply } of replied) {
    if (reply === null) continue;
    await noteRequest(context.db, { accountId: pair.account.id, ...reply }, context.now);
  }
  const rows = replied.map(({ pair, reply }) => replyRow(pair, reply));
  const repliedPairs = new Set(rows.map(pairOf));
  const skipped = open
    .filter(({ account }) => (silence.get(account.id) ?? 0) >= silentMax)
    .map((pair) => replyRow(pair, null))
    .filter((row) => !repliedPairs.has(pairOf(row)));
  return [...rows, ...skipped];
}

const requestsMax = 400;

async function pricesOf(
  { db, line, now }: PricesNow,
  { account, request }: Pair,
  gone: AbortSignal,
): Promise<QuotedPrices | null> {
  const carrierQuery = await queryOf(db, { account, request }, now);
  if (carrierQuery === undefined) return { offers: [] };
  const signal = AbortSignal.any([gone, AbortSignal.timeout(call_ms)]);
  return replyWithin(line, carrierQuery, { signal, grace_ms: 500 });
}

async function queryOf(
  db: TenantDb,
  { account, request }: Pick<Pair, 'account' | 'request'>,
  now: Date,
): Promise<CarrierQuery | undefined> {
  const customer = await pricedForId(db, request.customer?.customerId ?? null);
  if (customer === undefined) return undefined;
  const times = { resourceToken: '', createdAt: now, expiresAt: now };
  return { account, quoteInput: await quoteInputOf(db, customer, { request, ...times }) };
}

const isMissing = (reply: QuotedPrices | null): boolean => reply === null || isSilent(reply);

const replyRow = (
  { key, account, request }: Pair,
  reply: QuotedPrices | null,
): CarrierReplyRow => ({
  freight_key: key,
  carrier_account_id: account.id,
  customer_id: request.customer?.customerId ?? null,
  offers: reply?.offers ?? [absent(account, "The carrier didn't respond in time.")],
  has_response: !isMissing(reply),
});
