import type { CarrierClient } from '#contexts/carriers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { createSemaphore } from '#platform/semaphore.ts';
import { type CarrierQuery, noteRequest, pricesByCarrier, type QuotedPrices } from './prices.ts';

/** What asking carriers while booking needs. */
export type PricesNow = {
  readonly db: TenantDb;
  readonly line: CarrierClient;
  readonly now: Date;
};

const atOnce_ms = 5000;
const calledAtOnce = 20;
/** What a call takes to end, and to be noted, once its time is up. */
const grace_ms = 500;

/**
 * Asks carriers concurrently, inside the caller's transaction, and notes their replies. They get
 * 5 s for all queries together: the reply of one that has not responded by then is null.
 */
export async function pricesAtOnce(
  { db, line, now }: PricesNow,
  queries: readonly CarrierQuery[],
): Promise<readonly (QuotedPrices | null)[]> {
  const signal = AbortSignal.timeout(atOnce_ms);
  const limited = createSemaphore({ atOnce: calledAtOnce });
  const replies = await Promise.all(
    queries.map((query) => limited(() => replyWithin(line, query, { signal, grace_ms }))),
  );
  for (const [at, { account }] of queries.entries()) {
    const reply = replies[at] ?? null;
    if (reply !== null) await noteRequest(db, { accountId: account.id, ...reply }, now);
  }
  return replies;
}

type TimeLimit = { readonly signal: AbortSignal; readonly grace_ms?: number };

/** Returns null for a carrier that has not responded when the signal aborts. */
export const replyWithin = async (
  line: CarrierClient,
  query: CarrierQuery,
  { signal, grace_ms: grace = 0 }: TimeLimit,
): Promise<QuotedPrices | null> =>
  signal.aborted ? null : settledWithin(signal, grace, pricesByCarrier(line, query, signal));

/**
 * Returns null for work that is unfinished some time after the signal aborts, even if it ignores
 * the signal.
 */
async function settledWithin<T>(
  signal: AbortSignal,
  grace: number,
  work: Promise<T>,
): Promise<T | null> {
  const { promise: isOver, resolve } = Promise.withResolvers<null>();
  const end = () => (grace === 0 ? resolve(null) : setTimeout(() => resolve(null), grace).unref());
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, isOver]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
