import type { QuoteOffer } from '@waybill/contract/booking/quotes/shapes';
import type { TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';

export type NewSentQuote = {
  readonly booking_id: number;
  readonly customer_id: number | null;
  readonly token_hash: string;
  readonly email: string;
  readonly sender_name: string;
  readonly sender_email: string | null;
  readonly sender_id: number | null;
  readonly offer: QuoteOffer;
  readonly price_held_until: Date;
  readonly runs_out_at: Date;
  readonly sent_at: Date;
};

export type SentQuoteRow = Omit<NewSentQuote, 'token_hash'> & {
  readonly id: number;
  readonly withdrawn_at: Date | null;
  readonly accepted_at: Date | null;
  readonly accepted_by: string | null;
};

const selected = sql`
  q.id, q.booking_id, q.customer_id, q.email, q.sender_name, q.sender_email, q.offer,
  q.sender_id, q.price_held_until, q.runs_out_at, q.sent_at, q.withdrawn_at, q.accepted_at,
  q.accepted_by
`;

export const addSentQuote = (db: TenantDb, sent: NewSentQuote): Promise<SentQuoteRow> =>
  db.one(sql<SentQuoteRow>`
    insert into booking.sent_quote as q (
      tenant_id, booking_id, customer_id, token_hash, email, sender_name, sender_email, sender_id,
      offer,
      price_held_until, runs_out_at, sent_at
    ) values (
      ${db.scope.tenantId}, ${sent.booking_id}, ${sent.customer_id}, ${sent.token_hash},
      ${sent.email}, ${sent.sender_name}, ${sent.sender_email}, ${sent.sender_id}::bigint,
      ${JSON.stringify(sent.offer)}::jsonb, ${sent.price_held_until}, ${sent.runs_out_at},
      ${sent.sent_at}
    )
    returning ${selected}
  `);

export const sentQuotesOf = (db: TenantDb, bookingId: number): Promise<SentQuoteRow[]> =>
  db.many(sql<SentQuoteRow>`
    select ${selected} from booking.sent_quote q
    where q.booking_id = ${bookingId} order by q.sent_at desc, q.id desc
  `);

/** Returns the sent quote of a link; nothing if it was revoked or has expired. */
export const sentQuoteOfToken = (
  db: TenantDb,
  tokenHash: string,
  now: Date,
): Promise<SentQuoteRow | undefined> =>
  db.maybeOne(sql<SentQuoteRow>`
    select ${selected} from booking.sent_quote q
    where q.token_hash = ${tokenHash} and q.withdrawn_at is null and q.runs_out_at > ${now}
  `);

export const withdrawSent = (db: TenantDb, bookingId: number, now: Date): Promise<number> =>
  db.run(sql`
    update booking.sent_quote set withdrawn_at = ${now}
    where booking_id = ${bookingId} and withdrawn_at is null
  `);

/** Records who accepted a sent quote; its booking is locked. */
export const saveAcceptance = (
  db: TenantDb,
  id: number,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<SentQuoteRow> =>
  db.one(sql<SentQuoteRow>`
    update booking.sent_quote q set accepted_at = ${now}, accepted_by = ${name}
    where q.id = ${id} and q.accepted_at is null
    returning ${selected}
  `);

/** Removes sent quotes whose links have expired. */
export const forgetSent = (db: TenantDb, now: Date): Promise<number> =>
  db.run(sql`delete from booking.sent_quote where runs_out_at <= ${now}`);

/** Holds the price of a saved quote until the given time. */
export const saveHold = (
  db: TenantDb,
  { id, until }: { readonly id: number; readonly until: Date },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update booking.booking
    set price_held_until = ${until}, updated_at = ${now}, updated_by = ${db.scope.userId}::bigint
    where id = ${id}
  `);
