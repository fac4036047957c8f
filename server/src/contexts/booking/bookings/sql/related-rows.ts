import { type Sentence } from '@waybill/contract/sentence';
import type { OperationStatus } from '@waybill/contract/booking/operation-logs/operations';
import type { TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';
import type { Valued } from '#platform/db/json-rows.ts';
import type { KeyedText } from '../domain/booking-row.ts';

export type NewTracking = {
  readonly bookingId: number;
  readonly customerId: number;
  readonly status: string;
  readonly code: string;
  readonly at: Date;
  readonly details: readonly KeyedText[];
  readonly moved: boolean;
  /** When the entry was received; defaults to now. */
  readonly receivedAt?: Date;
};

export const addTracking = (
  db: TenantDb,
  entries: readonly NewTracking[],
  now: Date,
): Promise<number> => db.run(insertedTracking(db, entries, now));

/** Returns the statement only, to be combined with others. */
export const insertedTracking = (db: TenantDb, entries: readonly NewTracking[], now: Date) =>
  sql`
    insert into booking.tracking (
      tenant_id, booking_id, customer_id, status, code, at, received_at, details, moved
    )
    select ${db.scope.tenantId}, t."bookingId", t."customerId", t.status, t.code, t.at,
           coalesce(t."receivedAt", ${now}), t.details, t.moved
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as t (
      "bookingId" bigint, "customerId" bigint, status text, code text, at timestamptz,
      details jsonb, moved boolean, "receivedAt" timestamptz
    )
  `;

export type TrackingRow = {
  readonly booking_id: number;
  readonly status: string;
  readonly code: string;
  readonly at: Date;
  readonly received_at: Date;
  readonly details: readonly KeyedText[];
};

/** Returns the newest `each` entries of every booking, newest first. */
export const trackingOf = (
  db: TenantDb,
  bookingIds: readonly number[],
  each: number,
): Promise<TrackingRow[]> => db.many(selectedTracking(bookingIds, each));

export const selectedTracking = (bookingIds: Valued<readonly number[]>, each: number) =>
  sql<TrackingRow>`
    select t.* from unnest(${bookingIds}::bigint[]) as requested (id)
    cross join lateral (
      select booking_id, status, code, at, received_at, details from booking.tracking
      where tenant_id = platform.tenant_id() and booking_id = requested.id
      order by at desc, id desc limit ${each}
    ) t
  `;

export type NewLog = {
  readonly bookingId: number;
  readonly customerId: number | null;
  readonly operation: string;
  readonly status: OperationStatus;
  readonly value?: string | null;
  /** The structured sentence that `value` was rendered from. */
  readonly valueSentence?: Sentence | undefined;
  readonly request?: string | null;
  readonly response?: string | null;
  /** Defaults to now. */
  readonly at?: Date;
  /** For carrier calls: the account, and the number of the attempt. */
  readonly carrierAccountId?: number;
  readonly attempt?: number;
  readonly tookMs?: number;
};

/** True if an operation was logged with this exact value. */
export const hasLog = async (
  db: TenantDb,
  log: { readonly bookingId: number; readonly operation: string; readonly value: string },
): Promise<boolean> => {
  const { is_there } = await db.one(sql<{ is_there: boolean }>`
    select exists (
      select from booking.operation_log
      where booking_id = ${log.bookingId} and operation = ${log.operation} and value = ${log.value}
    ) as is_there
  `);
  return is_there;
};

/** True if a card was charged for the booking. */
export async function hasPaid(db: TenantDb, bookingId: number): Promise<boolean> {
  const { is_there } = await db.one(sql<{ is_there: boolean }>`
    select exists (
      select from booking.operation_log
      where booking_id = ${bookingId} and operation = 'Pay' and status = 'Success'
    ) as is_there
  `);
  return is_there;
}

export const addLogs = (db: TenantDb, logs: readonly NewLog[], now: Date): Promise<number> =>
  db.run(insertedLogs(db, logs, now));

/** Returns the statement only, to be combined with others. */
export const insertedLogs = (db: TenantDb, logs: readonly NewLog[], now: Date) =>
  sql`
    insert into booking.operation_log (
      tenant_id, booking_id, customer_id, operation, status, value, value_sentence, request,
      response, carrier_account_id, attempt, took_ms, created_by, created_at
    )
    select ${db.scope.tenantId}, l."bookingId", l."customerId", l.operation, l.status, l.value,
           l."valueSentence", l.request, l.response, l."carrierAccountId", l.attempt, l."tookMs",
           ${db.scope.userId}::bigint, coalesce(l.at, ${now})
    from jsonb_to_recordset(${JSON.stringify(logs)}::jsonb) as l (
      "bookingId" bigint, "customerId" bigint, operation text, status text, value text,
      "valueSentence" jsonb,
      request text, response text, "carrierAccountId" bigint, attempt integer, "tookMs" integer,
      at timestamptz
    )
  `;

export type LogRow = {
  readonly id: number;
  readonly booking_id: number;
  readonly operation: string;
  readonly status: string;
  readonly value: string | null;
  readonly value_sentence: Sentence | null;
  readonly request: string | null;
  readonly response: string | null;
  readonly attempt: number | null;
  readonly took_ms: number | null;
  readonly created_at: Date;
};

export const logColumns = sql.raw(
  'l.id, l.booking_id, l.operation, l.status, l.value, l.value_sentence, l.request, l.response, ' +
    'l.attempt, l.took_ms, l.created_at',
);

export const log = (db: TenantDb, id: number): Promise<LogRow | undefined> =>
  db.maybeOne(sql<LogRow>`select ${logColumns} from booking.operation_log l where l.id = ${id}`);

/** An entry without request and response, which may be long. */
export type HistoryRow = Omit<LogRow, 'request' | 'response' | 'took_ms'>;

/** Returns the newest `each` entries of every booking, newest first. */
export const historyOf = (
  db: TenantDb,
  bookingIds: readonly number[],
  each: number,
): Promise<HistoryRow[]> => db.many(selectedHistory(bookingIds, each));

export const selectedHistory = (bookingIds: Valued<readonly number[]>, each: number) =>
  sql<HistoryRow>`
    select l.* from unnest(${bookingIds}::bigint[]) as requested (id)
    cross join lateral (
      select l.id, l.booking_id, l.operation, l.status, l.value, l.value_sentence, l.attempt,
             l.created_at
      from booking.operation_log l
      where l.tenant_id = platform.tenant_id() and l.booking_id = requested.id
      order by l.created_at desc, l.id desc limit ${each}
    ) l
  `;

export type NewBookingNote = {
  readonly bookingId: number;
  readonly customerId: number | null;
  readonly comment: string;
  /** The structured sentence that `comment` was rendered from. */
  readonly commentSentence?: Sentence | undefined;
  readonly userName: string | null;
};

export const addNotes = (
  db: TenantDb,
  notes: readonly NewBookingNote[],
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into booking.note (
      tenant_id, booking_id, customer_id, comment, comment_sentence, user_name, created_by,
      created_at
    )
    select ${db.scope.tenantId}, n."bookingId", n."customerId", n.comment,
           n."commentSentence", n."userName",
           ${db.scope.userId}::bigint, ${now}
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n (
      "bookingId" bigint, "customerId" bigint, comment text, "commentSentence" jsonb,
      "userName" text
    )
  `);

export type BookingNoteRow = {
  readonly comment: string;
  readonly comment_sentence: Sentence | null;
  readonly user_name: string | null;
  readonly created_by: number | null;
  readonly created_at: Date;
};

/** Newest first. */
export const selectedNotes = (bookingId: Valued<number>) => sql<BookingNoteRow>`
  select comment, comment_sentence, user_name, created_by, created_at from booking.note
  where booking_id = ${bookingId} order by id desc limit 500
`;

export type NewProof = {
  readonly bookingId: number;
  readonly customerId: number;
  readonly signedBy: string;
  readonly comment: string | null;
  readonly at: Date;
  readonly signatureFile: string | null;
  readonly photoFiles: readonly string[];
};

export const addProof = (db: TenantDb, proof: NewProof, now: Date): Promise<number> =>
  db.run(sql`
    insert into booking.proof_of_delivery (
      tenant_id, booking_id, customer_id, signed_by, comment, delivered_at, received_at,
      signature_file, photo_files
    ) values (
      ${db.scope.tenantId}, ${proof.bookingId}, ${proof.customerId}, ${proof.signedBy},
      ${proof.comment}, ${proof.at}, ${now}, ${proof.signatureFile}::uuid,
      ${proof.photoFiles}::uuid[]
    )
  `);

export type ProofRow = {
  readonly signed_by: string;
  readonly comment: string | null;
  readonly delivered_at: Date;
  readonly received_at: Date;
  readonly signature_file: string | null;
  readonly photo_files: readonly string[];
};

/** Returns the latest proof of delivery, which is the valid one. */
export const proofOf = (db: TenantDb, bookingId: number): Promise<ProofRow | undefined> =>
  db.maybeOne(selectedProof(bookingId));

export const selectedProof = (bookingId: Valued<number>) => sql<ProofRow>`
  select signed_by, comment, delivered_at, received_at, signature_file, photo_files
  from booking.proof_of_delivery where booking_id = ${bookingId}
  order by delivered_at desc, id desc limit 1
`;
