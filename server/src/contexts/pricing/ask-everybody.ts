import { accountsToQuote, carrierAccount, type CarrierLine } from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { enqueue } from '#platform/facts.ts';
import { type Asking, type PricedFor, askingOf, pricedForId } from './asking.ts';
import { thoseThatCarry } from './carriage.ts';
import { type Offered, absent } from './offers.ts';
import { noteAsked, pricesByCarrier, pricesByRates } from './prices.ts';
import type { AbsentPrice, QuoteSnapshot } from './snapshot.ts';
import * as rows from './sql/quotes.ts';

type Question = Pick<Asking, 'request' | 'resourceToken' | 'createdAt' | 'expiresAt'> & {
  readonly id: string;
};

/**
 * Stores a request and asks every account that may price it: own rates answer at once, carriers that
 * must be called in a background task each (decisions B-25).
 */
export async function askEverybody(
  db: TenantDb,
  customer: PricedFor,
  question: Question,
): Promise<void> {
  const { id, request } = question;
  const offered = await accountsToQuote(db, customer, request.filter ?? undefined);
  const { asked, notAsked } = await thoseThatCarry(db, customer, request, offered);
  const asking = await askingOf(db, customer, question);
  const offers: Offered[] = [];
  const attempts: rows.NewAttempt[] = [];
  for (const account of asked) {
    const prices = account.isPricedByRates ? await pricesByRates(db, asking, account) : [];
    offers.push(...prices);
    const isDone = account.isPricedByRates;
    attempts.push({
      carrier_account_id: account.id,
      is_done: isDone,
      absent: absentOf(prices),
    });
  }
  await rows.addRequest(db, {
    ...question,
    ...customer,
    token: question.resourceToken,
    notAsked: notAsked.map(({ account, reason }) => absent(account, reason)),
  });
  await rows.addAttempts(db, { id, customerId: customer.customerId }, attempts);
  await rows.addQuotes(db, id, snapshotsOf(offers));
  for (const { carrier_account_id: accountId, is_done: isDone } of attempts) {
    if (!isDone) await enqueue(db, 'pricing.askCarrier', { requestId: id, accountId });
  }
}

/**
 * The background's part: asks one carrier, outside any transaction, and keeps what it answers. Run
 * twice, the second finds the question closed.
 */
export const askCarrier =
  (line: CarrierLine) =>
  async ({ payload, database, tenantId, now, signal }: TaskCall): Promise<void> => {
    const { requestId, accountId } = payload as {
      readonly requestId: string;
      readonly accountId: number;
    };
    const scope = systemScope(tenantId, `quote-${requestId}`);
    const open = await database.transaction(scope, (db) => openQuestion(db, requestId, accountId));
    if (open === undefined) return;
    const answered = await pricesByCarrier(line, open, signal);
    const { offers } = answered;
    await database.transaction(scope, async (db) => {
      const closed = await rows.closeAttempt(db, requestId, accountId, absentOf(offers));
      if (closed === 1) await rows.addQuotes(db, requestId, snapshotsOf(offers));
      await noteAsked(db, accountId, answered, now);
    });
  };

async function openQuestion(db: TenantDb, requestId: string, accountId: number) {
  const row = await rows.openAttempt(db, requestId, accountId);
  const account = await carrierAccount(db, accountId);
  const customer = row === undefined ? undefined : await pricedForId(db, row.customer_id);
  if (row === undefined || account === undefined || customer === undefined) return undefined;
  const asking = await askingOf(db, customer, {
    request: row.request,
    resourceToken: row.token,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  });
  return { asking, account };
}

const snapshotsOf = (offers: readonly Offered[]): readonly QuoteSnapshot[] =>
  offers.flatMap((offer) => (offer.isPriced ? [offer] : []));

const absentOf = (offers: readonly Offered[]): readonly AbsentPrice[] =>
  offers.flatMap((offer) => (offer.isPriced ? [] : [offer]));
