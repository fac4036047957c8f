import { sentenceJson } from '#platform/db/sentence-json.ts';
import { english, type Message, type Sentence } from '@waybill/contract/sentence';
import type { ConsigningState } from '@waybill/contract/booking/consigning/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Valued } from '#platform/db/json-rows.ts';

export type ConsigningRow = {
  readonly id: number;
  readonly booking_id: number;
  readonly customer_id: number;
  readonly carrier_account_id: number;
  readonly key: string;
  readonly fingerprint: string;
  readonly state: ConsigningState;
  readonly attempts: number;
  readonly claimed_until: Date | null;
  readonly next_at: Date | null;
  readonly problem: string | null;
  readonly problem_sentence: Sentence | null;
  readonly reference: string | null;
  readonly connote: string | null;
  readonly tracking_url: string | null;
  readonly label_file: string | null;
  readonly last_event_at: Date | null;
  readonly created_at: Date;
};

const columns = sql.raw(
  'id, booking_id, customer_id, carrier_account_id, key, fingerprint, state, attempts, ' +
    'claimed_until, next_at, problem, problem_sentence, reference, connote, tracking_url, ' +
    'label_file, last_event_at, created_at',
);

export const consigning = (db: TenantDb, id: number): Promise<ConsigningRow | undefined> =>
  db.maybeOne(sql<ConsigningRow>`select ${columns} from booking.consigning where id = ${id}`);

export const lockConsigning = (db: TenantDb, id: number): Promise<ConsigningRow | undefined> =>
  db.maybeOne(sql<ConsigningRow>`
    select ${columns} from booking.consigning where id = ${id} for update
  `);

/** Selects the current consigning of a booking. */
export const selectedConsigning = (bookingId: Valued<number>) => sql<ConsigningRow>`
  select ${columns} from booking.consigning where booking_id = ${bookingId} and is_current
`;

export const lockCurrentConsigning = (
  db: TenantDb,
  bookingId: number,
): Promise<ConsigningRow | undefined> =>
  db.maybeOne(sql<ConsigningRow>`
    select ${columns} from booking.consigning where booking_id = ${bookingId} and is_current
    for update
  `);

/** Returns the current consignings of several bookings. */
export const consigningsOf = (
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<ConsigningRow[]> =>
  db.many(sql<ConsigningRow>`
    select ${columns} from booking.consigning
    where booking_id = any (${bookingIds}::bigint[]) and is_current
  `);

export const lockCurrentConsignings = (
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<ConsigningRow[]> =>
  db.many(sql<ConsigningRow>`
    select ${columns} from booking.consigning
    where booking_id = any (${bookingIds}::bigint[]) and is_current order by booking_id for update
  `);

/** Counts the consignings of each booking; bookings without one are absent. */
export const countConsignings = async (
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const counts = await db.many(sql<{ booking_id: number; count: number }>`
    select booking_id, count(*)::integer as count from booking.consigning
    where booking_id = any (${bookingIds}::bigint[]) group by booking_id
  `);
  return new Map(counts.map(({ booking_id, count }) => [booking_id, count]));
};

export type NewConsigning = {
  readonly bookingId: number;
  readonly customerId: number;
  readonly carrierAccountId: number;
  readonly key: string;
  readonly fingerprint: string;
  readonly state: 'Waiting' | 'AwaitingNumber';
};

export const addConsignings = (
  db: TenantDb,
  consignings: readonly NewConsigning[],
  now: Date,
): Promise<{ id: number; state: ConsigningState }[]> =>
  db.many(sql<{ id: number; state: ConsigningState }>`
    insert into booking.consigning (
      tenant_id, booking_id, customer_id, carrier_account_id, key, fingerprint, state, created_at,
      updated_at
    )
    select ${db.scope.tenantId}, n."bookingId", n."customerId", n."carrierAccountId", n.key,
           n.fingerprint, n.state, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(consignings)}::jsonb) as n (
      "bookingId" bigint, "customerId" bigint, "carrierAccountId" bigint, key text,
      fingerprint text, state text
    )
    returning id, state
  `);

/** Replaces the current consigning with a new one. */
export const replaceConsigning = (db: TenantDb, id: number, now: Date): Promise<number> =>
  db.run(sql`
    update booking.consigning set is_current = false, updated_at = ${now} where id = ${id}
  `);

/**
 * Claims the next attempt for the caller until a given time. Returns nothing if another caller has
 * the claim, or if there is nothing left to try.
 */
export const claimConsigning = (
  db: TenantDb,
  claim: { readonly id: number; readonly state: 'Waiting' | 'Withdrawing'; readonly until: Date },
  now: Date,
): Promise<ConsigningRow | undefined> =>
  db.maybeOne(sql<ConsigningRow>`
    update booking.consigning
    set attempts = attempts + 1, claimed_until = ${claim.until}, next_at = null, updated_at = ${now}
    where id = ${claim.id} and state = ${claim.state}
      and (claimed_until is null or claimed_until <= ${now})
    returning ${columns}
  `);

/** The outcome of an attempt; saving it releases the claim. */
export type ConsigningOutcome = {
  readonly state: ConsigningState;
  readonly problem: Message | null;
  readonly nextAt: Date | null;
};

export const noteOutcome = (
  db: TenantDb,
  { id, state, problem, nextAt }: ConsigningOutcome & { readonly id: number },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update booking.consigning
    set state = ${state}, problem = ${problem === null ? null : english(problem)},
        problem_sentence = ${sentenceJson(problem)}::jsonb, next_at = ${nextAt}::timestamptz,
        claimed_until = null, updated_at = ${now}
    where id = ${id}
  `);

/** Restarts sending or cancelling at the carrier from the first attempt. */
export const beginAgain = (
  db: TenantDb,
  { id, state }: { readonly id: number; readonly state: ConsigningState },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update booking.consigning
    set state = ${state}, attempts = 0, problem = null, problem_sentence = null,
        next_at = null, updated_at = ${now}
    where id = ${id}
  `);

export type Numbers = {
  readonly id: number;
  readonly reference: string | null;
  readonly connote: string | null;
  readonly trackingUrl: string | null;
};

export const saveNumbers = (db: TenantDb, numbers: Numbers, now: Date): Promise<number> =>
  db.run(sql`
    update booking.consigning
    set reference = ${numbers.reference}, connote = ${numbers.connote},
        tracking_url = ${numbers.trackingUrl}, updated_at = ${now}
    where id = ${numbers.id}
  `);

export const saveLabel = (
  db: TenantDb,
  { id, file }: { readonly id: number; readonly file: string },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update booking.consigning set label_file = ${file}::uuid, updated_at = ${now} where id = ${id}
  `);

export const saveLastEvent = (
  db: TenantDb,
  { id, at }: { readonly id: number; readonly at: Date },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update booking.consigning set last_event_at = ${at}, updated_at = ${now} where id = ${id}
  `);
