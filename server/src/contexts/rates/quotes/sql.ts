import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { CardResponse, RatesQuoteInput } from './quotes.ts';

type NewRequest = {
  readonly token: string;
  readonly request: RatesQuoteInput;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly cardIds: readonly string[];
};

export const addQuoteRequest = async (db: TenantDb, r: NewRequest): Promise<void> => {
  const { tenantId } = db.scope;
  await db.run(sql`
    insert into rates.quote_request (tenant_id, token, request, created_at, expires_at)
    values (${tenantId}, ${r.token}, ${JSON.stringify(r.request)}::jsonb, ${r.createdAt},
            ${r.expiresAt})
  `);
  await db.run(sql`
    insert into rates.quote_attempt (tenant_id, token, rate_card_id)
    select ${tenantId}, ${r.token}, id from unnest(${r.cardIds}::uuid[]) as id
  `);
};

/** Returns a request that has not expired. */
export const quoteRequest = (
  db: TenantDb,
  token: string,
  now: Date,
): Promise<{ created_at: Date } | undefined> =>
  db.maybeOne(sql`
    select created_at from rates.quote_request where token = ${token} and expires_at > ${now}
  `);

export const quoteResponses = (
  db: TenantDb,
  token: string,
): Promise<{ response: CardResponse | null }[]> =>
  db.many(
    sql`select response from rates.quote_attempt where token = ${token} order by rate_card_id`,
  );

/** Returns what is needed to price an open request with a card. */
export const openQuote = (
  db: TenantDb,
  token: string,
  cardId: string,
): Promise<{ request: RatesQuoteInput } | undefined> =>
  db.maybeOne(sql`
    select r.request
    from rates.quote_attempt a
    join rates.quote_request r on r.tenant_id = a.tenant_id and r.token = a.token
    where a.token = ${token} and a.rate_card_id = ${cardId} and a.response is null
  `);

type Attempt = { readonly token: string; readonly cardId: string };

export const saveResponse = (
  db: TenantDb,
  { token, cardId }: Attempt,
  response: CardResponse,
): Promise<number> =>
  db.run(sql`
    update rates.quote_attempt set response = ${JSON.stringify(response)}::jsonb
    where token = ${token} and rate_card_id = ${cardId} and response is null
  `);

/** Removes expired requests with the responses of cards. */
export const forgetRequests = (db: TenantDb, now: Date): Promise<number> =>
  db.run(sql`delete from rates.quote_request where expires_at <= ${now}`);
