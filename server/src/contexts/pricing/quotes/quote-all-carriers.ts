import { accountsToQuote, carrierAccount, type CarrierClient } from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { enqueue } from '#platform/events.ts';
import { type QuoteContext, type PricedFor, quoteInputOf, pricedForId } from './quote-input.ts';
import { thoseThatCarry } from './carriage.ts';
import { type Offered, absent } from './offers.ts';
import { noteRequest, pricesByCarrier, pricesByRates } from './prices.ts';
import type { AbsentPrice, QuoteSnapshot } from './snapshot.ts';
import * as rows from './sql.ts';

type QuoteParams = Pick<QuoteContext, 'request' | 'resourceToken' | 'createdAt' | 'expiresAt'> & {
  readonly id: string;
};

/**
 * Stores a request and prices every account: own rates immediately, each carrier in a background
 * task (decisions B-25).
 */
export async function quoteAllCarriers(
  db: TenantDb,
  customer: PricedFor,
  queryText: QuoteParams,
): Promise<void> {
  const { id, request } = queryText;
  const offered = await accountsToQuote(db, customer, request.filter ?? undefined);
  const freight = { customerId: customer.customerId, request };
  const { requested: query, skipped } = await thoseThatCarry(db, freight, offered);
  const quoteInput = await quoteInputOf(db, customer, queryText);
  const offers: Offered[] = [];
  const attempts: rows.NewAttempt[] = [];
  for (const account of query) {
    const prices = account.isPricedByRates ? await pricesByRates(db, quoteInput, account) : [];
    offers.push(...prices);
    const isDone = account.isPricedByRates;
    attempts.push({
      carrier_account_id: account.id,
      is_done: isDone,
      absent: absentOf(prices),
    });
  }
  await rows.addRequest(db, {
    ...queryText,
    ...customer,
    token: queryText.resourceToken,
    skipped: skipped.map(({ account, reason }) => absent(account, reason)),
  });
  await rows.addAttempts(db, { id, customerId: customer.customerId }, attempts);
  await rows.addQuotes(db, id, snapshotsOf(offers));
  for (const { carrier_account_id: accountId, is_done: isDone } of attempts) {
    if (!isDone) await enqueue(db, 'pricing.askCarrier', { requestId: id, accountId });
  }
}

/**
 * Requests the prices of one carrier, outside any transaction, and saves its response. A second run
 * does nothing, because the request is closed.
 */
export const quoteCarrier =
  (client: CarrierClient) =>
  async ({
    payload,
    database,
    tenantId,
    now,
    signal,
  }: TaskCall<'pricing.askCarrier'>): Promise<void> => {
    const { requestId, accountId } = payload;
    const scope = systemScope(tenantId, `quote-${requestId}`);
    const open = await database.transaction(scope, (db) =>
      openQuoteRequest(db, requestId, accountId),
    );
    if (open === undefined) return;
    const response = await pricesByCarrier(client, open, signal);
    const { offers } = response;
    await database.transaction(scope, async (db) => {
      const closed = await rows.closeAttempt(db, payload, absentOf(offers));
      if (closed === 1) await rows.addQuotes(db, requestId, snapshotsOf(offers));
      await noteRequest(db, { accountId, ...response }, now);
    });
  };

async function openQuoteRequest(db: TenantDb, requestId: string, accountId: number) {
  const row = await rows.openAttempt(db, requestId, accountId);
  const account = await carrierAccount(db, accountId);
  const customer = row === undefined ? undefined : await pricedForId(db, row.customer_id);
  if (row === undefined || account === undefined || customer === undefined) return undefined;
  const quoteInput = await quoteInputOf(db, customer, {
    request: row.request,
    resourceToken: row.token,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  });
  return { quoteInput, account };
}

const snapshotsOf = (offers: readonly Offered[]): readonly QuoteSnapshot[] =>
  offers.flatMap((offer) => (offer.isPriced ? [offer] : []));

const absentOf = (offers: readonly Offered[]): readonly AbsentPrice[] =>
  offers.flatMap((offer) => (offer.isPriced ? [] : [offer]));
