import type { TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';
import type { CustomerKind } from '#contexts/carriers/public.ts';
import type { Offered } from './offers.ts';
import type { AbsentPrice, BookingQuoteInput, QuoteSnapshot } from './snapshot.ts';

export type NewQuoteRequest = {
  readonly id: string;
  readonly token: string;
  readonly customerId: number | null;
  readonly customerType: CustomerKind;
  readonly request: BookingQuoteInput;
  readonly skipped: readonly AbsentPrice[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const addRequest = (db: TenantDb, r: NewQuoteRequest): Promise<number> =>
  db.run(sql`
    insert into pricing.quote_request (
      tenant_id, id, token, customer_id, customer_type, request, skipped, created_at, expires_at
    ) values (
      ${db.scope.tenantId}, ${r.id}, ${r.token}, ${r.customerId}, ${r.customerType},
      ${JSON.stringify(r.request)}::jsonb, ${JSON.stringify(r.skipped)}::jsonb, ${r.createdAt},
      ${r.expiresAt}
    )
  `);

export type NewAttempt = {
  readonly carrier_account_id: number;
  readonly is_done: boolean;
  readonly absent: readonly AbsentPrice[];
};

export const addAttempts = (
  db: TenantDb,
  { id, customerId }: Pick<NewQuoteRequest, 'id' | 'customerId'>,
  attempts: readonly NewAttempt[],
): Promise<number> =>
  db.run(sql`
    insert into pricing.quote_attempt (
      tenant_id, request_id, carrier_account_id, customer_id, is_done, absent
    )
    select ${db.scope.tenantId}, ${id}, carrier_account_id, ${customerId}::bigint, is_done, absent
    from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb)
      as a (carrier_account_id bigint, is_done boolean, absent jsonb)
  `);

export const addQuotes = (
  db: TenantDb,
  requestId: string,
  snapshots: readonly QuoteSnapshot[],
): Promise<number> =>
  db.run(sql`
    insert into pricing.quote (
      tenant_id, id, request_id, customer_id, carrier_account_id, snapshot, created_at, expires_at
    )
    select ${db.scope.tenantId}, (s ->> 'quoteId')::uuid, ${requestId},
           (s ->> 'customerId')::bigint, (s ->> 'carrierAccountId')::bigint, s,
           (s ->> 'createdAt')::timestamptz, (s ->> 'expiresAt')::timestamptz
    from jsonb_array_elements(${JSON.stringify(snapshots)}::jsonb) s
  `);

export type RequestRow = {
  readonly id: string;
  readonly token: string;
  readonly customer_id: number | null;
  readonly customer_type: CustomerKind;
  readonly request: BookingQuoteInput;
  readonly skipped: readonly AbsentPrice[];
  readonly created_at: Date;
  readonly expires_at: Date;
};

const requestColumns = sql`
  r.id, r.token, r.customer_id, r.customer_type, r.request, r.skipped, r.created_at, r.expires_at
`;

/** Returns the request of a valid token. */
export const requestOfToken = (
  db: TenantDb,
  token: string,
  now: Date,
): Promise<RequestRow | undefined> =>
  db.maybeOne(sql<RequestRow>`
    select ${requestColumns} from pricing.quote_request r
    where r.token = ${token} and r.expires_at > ${now}
  `);

/**
 * Returns a request with an account that has not been priced for it yet, locked, so that only one
 * task sends the request.
 */
export const openAttempt = (
  db: TenantDb,
  requestId: string,
  accountId: number,
): Promise<RequestRow | undefined> =>
  db.maybeOne(sql<RequestRow>`
    select ${requestColumns}
    from pricing.quote_attempt a
    join pricing.quote_request r on r.tenant_id = a.tenant_id and r.id = a.request_id
    where a.request_id = ${requestId} and a.carrier_account_id = ${accountId} and not a.is_done
  `);

type Attempt = { readonly requestId: string; readonly accountId: number };

/** Marks an account as priced; returns 0 if it already was. */
export const closeAttempt = (
  db: TenantDb,
  { requestId, accountId }: Attempt,
  absent: readonly AbsentPrice[],
): Promise<number> =>
  db.run(sql`
    update pricing.quote_attempt set is_done = true, absent = ${JSON.stringify(absent)}::jsonb
    where request_id = ${requestId} and carrier_account_id = ${accountId} and not is_done
  `);

export type AttemptRow = {
  readonly is_done: boolean;
  readonly absent: readonly AbsentPrice[];
  readonly account_name: string;
  readonly carrier_code: string;
};

export const attempts = (db: TenantDb, requestId: string): Promise<AttemptRow[]> =>
  db.many(sql<AttemptRow>`
    select a.is_done, a.absent, c.name as account_name, c.carrier_code
    from pricing.quote_attempt a
    join carriers_public.account_card c
      on c.tenant_id = a.tenant_id and c.id = a.carrier_account_id
    where a.request_id = ${requestId} order by c.name, c.id
  `);

/** Returns the offers, cheapest first. */
export const snapshots = async (db: TenantDb, requestId: string): Promise<QuoteSnapshot[]> => {
  const stored = await db.many(sql<{ snapshot: QuoteSnapshot }>`
    select snapshot from pricing.quote where request_id = ${requestId}
    order by (snapshot #>> '{pricing,customer,total,amount}')::bigint, id
  `);
  return stored.map((row) => row.snapshot);
};

export type QuoteRow = {
  readonly snapshot: QuoteSnapshot;
  readonly expires_at: Date;
  readonly booked_at: Date | null;
};

/** Locks the quote until the transaction ends, so that it is booked only once. */
export const lockQuote = (db: TenantDb, id: string): Promise<QuoteRow | undefined> =>
  db.maybeOne(sql<QuoteRow>`
    select snapshot, expires_at, booked_at from pricing.quote where id = ${id} for update
  `);

export const noteBooked = (db: TenantDb, ids: readonly string[], now: Date): Promise<number> =>
  db.run(sql`update pricing.quote set booked_at = ${now} where id = any (${ids}::uuid[])`);

export type StoredQuote = {
  readonly requestId: string;
  readonly token: string;
  readonly customerType: CustomerKind;
  readonly snapshot: QuoteSnapshot;
};

/** Adds quotes that are not polled, each with its request. */
export async function addSavedQuotes(db: TenantDb, saved: readonly StoredQuote[]): Promise<void> {
  const { tenantId } = db.scope;
  const rows = JSON.stringify(saved);
  await db.run(sql`
    insert into pricing.quote_request (
      tenant_id, id, token, customer_id, customer_type, request, created_at, expires_at
    )
    select ${tenantId}, (k ->> 'requestId')::uuid, k ->> 'token',
           (k #>> '{snapshot,customerId}')::bigint, k ->> 'customerType',
           k #> '{snapshot,request}', (k #>> '{snapshot,createdAt}')::timestamptz,
           (k #>> '{snapshot,expiresAt}')::timestamptz
    from jsonb_array_elements(${rows}::jsonb) k
  `);
  await db.run(sql`
    insert into pricing.quote (
      tenant_id, id, request_id, customer_id, carrier_account_id, snapshot, created_at, expires_at
    )
    select ${tenantId}, (k #>> '{snapshot,quoteId}')::uuid, (k ->> 'requestId')::uuid,
           (k #>> '{snapshot,customerId}')::bigint,
           (k #>> '{snapshot,carrierAccountId}')::bigint, k -> 'snapshot',
           (k #>> '{snapshot,createdAt}')::timestamptz, (k #>> '{snapshot,expiresAt}')::timestamptz
    from jsonb_array_elements(${rows}::jsonb) k
  `);
}

/**
 * Extends the validity of a price, never shortens it; returns 0 if the quote expired, was booked or
 * does not exist.
 */
export const holdQuote = (
  db: TenantDb,
  id: string,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update pricing.quote set expires_at = greatest(expires_at, ${until})
    where id = ${id} and booked_at is null and expires_at > ${now}
  `);

/**
 * Deletes up to `atOnce` requests that expired in a period, unless one of their quotes was booked
 * or is held longer.
 */
export const forgetRequests = (
  db: TenantDb,
  expired: { readonly after: Date; readonly before: Date },
  atOnce: number,
): Promise<number> =>
  db.run(sql`
    delete from pricing.quote_request where (tenant_id, id) in (
      select r.tenant_id, r.id from pricing.quote_request r
      where r.expires_at > ${expired.after} and r.expires_at <= ${expired.before} and not exists (
        select from pricing.quote q
        where q.tenant_id = r.tenant_id and q.request_id = r.id
          and (q.booked_at is not null or q.expires_at > ${expired.before})
      )
      limit ${atOnce}
    )
  `);

/** A carrier's reply for some freight. */
export type CarrierReplyRow = {
  readonly freight_key: string;
  readonly carrier_account_id: number;
  readonly customer_id: number | null;
  readonly offers: readonly Offered[];
  readonly has_response: boolean;
};

type Keys = { readonly keys: readonly string[]; readonly since: Date };

export const carrierReplies = (
  db: TenantDb,
  { keys, since }: Keys,
): Promise<Omit<CarrierReplyRow, 'customer_id'>[]> =>
  db.many(sql<Omit<CarrierReplyRow, 'customer_id'>>`
    select freight_key, carrier_account_id, offers, has_response from pricing.carrier_reply
    where freight_key = any (${keys}) and requested_at >= ${since}
    order by carrier_account_id
  `);

/** Which carriers replied, and whether with an answer; missing ones since another moment. */
export const repliesKnown = (
  db: TenantDb,
  { keys, since, missingSince }: Keys & { readonly missingSince: Date },
): Promise<Omit<CarrierReplyRow, 'customer_id' | 'offers'>[]> =>
  db.many(sql<Omit<CarrierReplyRow, 'customer_id' | 'offers'>>`
    select freight_key, carrier_account_id, has_response from pricing.carrier_reply
    where freight_key = any (${keys})
      and requested_at >=
        case when has_response then ${since}::timestamptz else ${missingSince}::timestamptz end
  `);

export const saveReplies = (
  db: TenantDb,
  replies: readonly CarrierReplyRow[],
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into pricing.carrier_reply as r (
      tenant_id, freight_key, carrier_account_id, customer_id, offers, has_response, requested_at
    )
    select ${db.scope.tenantId}, w.freight_key, w.carrier_account_id, w.customer_id, w.offers,
      w.has_response, ${now}
    from jsonb_to_recordset(${JSON.stringify(replies)}::jsonb) as w (
      freight_key text, carrier_account_id bigint, customer_id bigint, offers jsonb,
      has_response boolean
    )
    on conflict (tenant_id, freight_key, carrier_account_id) do update set
      offers = excluded.offers, has_response = excluded.has_response,
      requested_at = excluded.requested_at
    where r.requested_at <= excluded.requested_at
  `);

export const forgetReplies = (db: TenantDb, before: Date): Promise<number> =>
  db.run(sql`delete from pricing.carrier_reply where requested_at < ${before}`);
