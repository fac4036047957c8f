import type { BookingStatus, PaymentState } from '@waybill/contract/booking/lifecycle';
import { moveDocuments } from '#contexts/records/public.ts';
import { anyOf } from '#platform/db/any-of.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ListedBookingRow, DetailedBookingRow } from '../domain/mappers.ts';
import type { BookingRow, SavedValues } from '../domain/booking-row.ts';
import type { ListedRow } from '../domain/listed-mapper.ts';
import { insertedLogs, insertedTracking, type NewLog, type NewTracking } from './related-rows.ts';
import {
  responseColumns,
  bookingColumns,
  writtenNames,
  writtenShape,
  writtenValues,
} from './columns.ts';

/**
 * Values of the tenant's custom fields that the session may see. Most bookings have none, and a
 * call of the function for each row takes a quarter of a page's time.
 */
const customSeen = sql`
  case when b.custom = '{}' then b.custom
  else records_public.custom_seen('booking-fields', b.custom) end as custom_seen
`;

const relatedColumns = sql`
  c.code as customer_code, c.type as customer_type, c.customer_name,
  c.company_name as customer_company_name, c.contact_name as customer_card_contact,
  c.email as customer_email, ${customSeen}
`;

const familyColumns = sql`
  case when b.is_multi_leg then to_jsonb(array(
    select k.id from booking.booking k
    where k.tenant_id = b.tenant_id and k.parent_id = b.id and k.deleted_at is null
    order by k.leg_number
  )) else '[]' end as child_ids,
  case when b.parent_id is not null then to_jsonb(array(
    select k.id from booking.booking k
    where k.tenant_id = b.tenant_id and k.parent_id = b.parent_id and k.id <> b.id
      and k.deleted_at is null order by k.leg_number
  )) else '[]' end as sibling_ids
`;

/** Columns of a booking with all its details. */
export const detailedColumns = sql<DetailedBookingRow>`
  ${bookingColumns}, ${relatedColumns}, ${familyColumns}
`;
/** Columns of a booking in list responses, without its legs: see `familiesOf`. */
export const responseSelection = sql<ListedBookingRow>`${responseColumns}, ${relatedColumns}`;

/** Columns of a booking in a list, without the rest of its documents. */
export const listedColumns = sql<ListedRow>`
  b.id, b.created_at, b.status, b.customer_id, b.customer_contact_name, b.company_name,
  c.code as customer_code, c.customer_name, c.contact_name as customer_card_contact,
  c.company_name as customer_company_name, c.email as customer_email,
  b.carrier_code, b.carrier_account_name, b.service_name, b.pickup_ready_at,
  b.business_closing_at, b.invoice_id, b.invoice_number, b.manifest_number, b.consignment_id,
  b.pickup_number, b.reference, b.grams, b.cubic_millimetres, b.order_number, b.promo_code,
  b.last_tracking_at, b.eta, b.quoted_at, b.price_held_until, b.is_dangerous, b.is_multi_leg,
  b.is_under_way, b.payment_state, b.parent_id, b.leg_number, b.pieces,
  b.from_address ->> 'suburb' as from_suburb, b.from_address ->> 'postCode' as from_post_code,
  b.from_address ->> 'stateCode' as from_state_code,
  b.to_address ->> 'suburb' as to_suburb, b.to_address ->> 'postCode' as to_post_code,
  b.to_address ->> 'stateCode' as to_state_code,
  case when b.pricing is not null then b.total_minor end as priced_minor,
  coalesce(b.insured_minor, 0) > 0 as is_insured, ${customSeen}
`;

export const detailedFrom = sql`
  booking.booking b
  left join customers_public.customer_card c on c.tenant_id = b.tenant_id and c.id = b.customer_id
`;

export const detailedBookings = (
  db: TenantDb,
  ids: readonly number[],
): Promise<DetailedBookingRow[]> =>
  db.many(sql<DetailedBookingRow>`
    select ${detailedColumns} from ${detailedFrom}
    where b.id = any (${ids}::bigint[]) and b.deleted_at is null order by b.id
  `);

const bookingWhere = (
  db: TenantDb,
  condition: RawBuilder<unknown>,
): Promise<BookingRow | undefined> =>
  db.maybeOne(sql<BookingRow>`
    select ${bookingColumns} from booking.booking b
    where ${condition} and b.deleted_at is null
  `);

export const booking = (db: TenantDb, id: number): Promise<BookingRow | undefined> =>
  bookingWhere(db, sql`b.id = ${id}`);

export const bookings = (db: TenantDb, ids: readonly number[]): Promise<BookingRow[]> =>
  db.many(sql<BookingRow>`
    select ${bookingColumns} from booking.booking b
    where b.id = any (${anyOf(ids)}) and b.deleted_at is null order by b.id
  `);

export const bookingsOfConsignments = (
  db: TenantDb,
  numbers: readonly string[],
): Promise<BookingRow[]> =>
  db.many(sql<BookingRow>`
    select ${bookingColumns} from booking.booking b
    where b.consignment_id = any (${numbers}::text[]) and b.deleted_at is null order by b.id
  `);

export const bookingOfToken = (db: TenantDb, token: string): Promise<BookingRow | undefined> =>
  bookingWhere(db, sql`b.resource_token = ${token}`);

/** Finds by the printed number; a postcode of either address is required (decisions B-22). */
export const bookingOfConnote = (
  db: TenantDb,
  connote: string,
  postCode: string,
): Promise<BookingRow | undefined> =>
  bookingWhere(
    db,
    sql`b.consignment_id = ${connote} and b.parent_id is null
      and ${postCode} in (b.to_address ->> 'postCode', b.from_address ->> 'postCode')`,
  );

/** Returns the customer's most recently booked bookings, newest first. */
export const newestBookedOf = (
  db: TenantDb,
  customerId: number,
  count: number,
): Promise<BookingRow[]> =>
  db.many(sql<BookingRow>`
    select ${bookingColumns} from booking.booking b
    where b.customer_id = ${customerId} and b.booked_at is not null and b.deleted_at is null
      and b.parent_id is null
    order by b.created_at desc, b.id desc limit ${count}
  `);

/** Locks the row: a second caller sees the changes of the first. */
export const lockBooking = async (db: TenantDb, id: number): Promise<BookingRow | undefined> =>
  (await lockBookings(db, [id]))[0];

/**
 * Locks bookings in the order of their ids, so that callers with the same bookings never deadlock.
 * The journey of a leg, which follows its status, is locked too; its id is lower.
 */
export async function lockBookings(
  db: TenantDb,
  ids: readonly number[],
): Promise<readonly BookingRow[]> {
  const locked = await db.many(sql<BookingRow>`
    select ${bookingColumns} from booking.booking b
    where b.deleted_at is null and b.id = any (array(
      select unnest(array[k.id, k.parent_id]) from booking.booking k
      where k.id = any (${ids}::bigint[])
    ))
    order by b.id for update
  `);
  const wanted = new Set(ids);
  return locked.filter(({ id }) => wanted.has(id));
}

export const lockBatch = (db: TenantDb, batchId: string): Promise<BookingRow[]> =>
  db.many(sql<BookingRow>`
    select ${bookingColumns} from booking.booking b
    where b.batch_id = ${batchId} and b.deleted_at is null order by b.id for update
  `);

/** Reserves ascending ids for bookings to be added. */
export async function newBookingIds(db: TenantDb, count: number): Promise<readonly number[]> {
  if (count === 0) return [];
  const ids = await db.many(sql<{ id: number }>`
    select nextval('booking.booking_id_seq') as id from generate_series(1, ${count}::integer)
  `);
  return ids.map(({ id }) => id);
}

export type BookingToAdd = { readonly id: number; readonly saved: SavedValues };

/** Adds bookings, their first tracking entries and their log entries in one statement. */
export async function addBookings(
  db: TenantDb,
  {
    bookings,
    tracking,
    logs,
  }: {
    readonly bookings: readonly BookingToAdd[];
    readonly tracking: readonly NewTracking[];
    readonly logs: readonly NewLog[];
  },
  now: Date,
): Promise<void> {
  if (bookings.length === 0) return;
  const rows = JSON.stringify(bookings.map(({ id, saved }) => ({ id, saved })));
  await db.run(sql`
    with added as (
      insert into booking.booking (id, tenant_id, created_at, created_by, ${writtenNames})
      overriding system value
      select b.id, ${db.scope.tenantId}, ${now}, ${db.scope.userId}::bigint, ${writtenValues}
      from jsonb_to_recordset(${rows}::jsonb) as b (id bigint, saved jsonb)
      cross join lateral jsonb_to_record(b.saved) as w ${writtenShape}
    ), tracked as (${insertedTracking(db, tracking, now)})
    ${insertedLogs(db, logs, now)}
  `);
}

export type BookingChange = BookingToAdd;

export async function changeBookings(
  db: TenantDb,
  changes: readonly BookingChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = JSON.stringify(changes.map(({ id, saved }) => ({ id, saved })));
  await db.run(sql`
    update booking.booking b
    set (${writtenNames}) = (
          select ${writtenValues} from jsonb_to_record(c.saved) as w ${writtenShape}
        ),
        updated_at = ${now}, updated_by = ${db.scope.userId}::bigint
    from jsonb_to_recordset(${rows}::jsonb) as c (id bigint, saved jsonb)
    where b.id = c.id
  `);
}

type OtherCustomer = {
  readonly id: number;
  readonly customerId: number;
  /** True for a quote that is booked with its link: its links show that it is booked. */
  readonly isSentQuote: boolean;
};

/** Moves the related rows of a draft to another customer, and revokes its sent quotes. */
export const moveBesides = async (
  db: TenantDb,
  { id, customerId, isSentQuote }: OtherCustomer,
  now: Date,
): Promise<void> => {
  await db.run(sql`
    update booking.sent_quote
    set customer_id = ${customerId},
        withdrawn_at = case when ${isSentQuote} then withdrawn_at
                            else coalesce(withdrawn_at, ${now}) end
    where booking_id = ${id}
  `);
  await db.run(sql`update booking.note set customer_id = ${customerId} where booking_id = ${id}`);
  await db.run(sql`
    update booking.operation_log set customer_id = ${customerId} where booking_id = ${id}
  `);
  await moveDocuments(db, { entity: 'Booking', ref: id }, customerId);
};

export const saveCancellation = (
  db: TenantDb,
  { id, by }: { readonly id: number; readonly by: number | null },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update booking.booking
    set status = 'Cancelled', cancelled_at = ${now}, cancelled_by = ${by}::bigint,
        exposure_minor = 0, updated_at = ${now}, updated_by = ${by}::bigint
    where id = ${id}
  `);

export const saveFailure = (db: TenantDb, id: number, now: Date): Promise<number> =>
  db.run(sql`
    update booking.booking set status = 'Failed', exposure_minor = 0, updated_at = ${now}
    where id = ${id}
  `);

/** Saves the card payment state of bookings; null if paid on account. */
export const savePaymentState = (
  db: TenantDb,
  ids: readonly number[],
  state: PaymentState | null,
): Promise<number> =>
  db.run(sql`
    update booking.booking set payment_state = ${state}::text
    where id = any (${ids}::bigint[]) and payment_state is distinct from 'Paid'
      and payment_state is distinct from ${state}::text
  `);

type RequestedPickup = { readonly ids: readonly number[]; readonly pickupNumber: string };

export const savePickup = (
  db: TenantDb,
  { ids, pickupNumber }: RequestedPickup,
  now: Date,
): Promise<number> =>
  db.run(sql`
    update booking.booking
    set pickup_number = ${pickupNumber}, updated_at = ${now},
        status = case when status = 'Booked' then 'PickupRequested' else status end
    where id = any (${ids}::bigint[])
  `);

export const removeBookings = (db: TenantDb, ids: readonly number[], now: Date): Promise<number> =>
  db.run(sql`
    update booking.booking
    set deleted_at = ${now}, updated_at = ${now}, updated_by = ${db.scope.userId}::bigint
    where id = any (${ids}::bigint[])
  `);

export type Moved = {
  readonly status: BookingStatus;
  readonly statusAt: Date | null;
  readonly trackedStatus: string | null;
  readonly trackedAt: Date | null;
  readonly pickedUpAt: Date | null;
  readonly deliveredAt: Date | null;
  /** For a journey: true if one of its legs has left. */
  readonly isUnderWay?: boolean;
};

export const saveMove = (
  db: TenantDb,
  moved: Moved & { readonly id: number },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update booking.booking
    set status = ${moved.status}, status_at = ${moved.statusAt}::timestamptz,
        last_tracking_status = ${moved.trackedStatus}::text,
        last_tracking_at = ${moved.trackedAt}::timestamptz,
        picked_up_at = ${moved.pickedUpAt}::timestamptz,
        delivered_at = ${moved.deliveredAt}::timestamptz,
        is_under_way = ${moved.isUnderWay ?? false}, updated_at = ${now}
    where id = ${moved.id}
  `);

export type ManualNumbers = {
  readonly consignment_id: string | null;
  readonly manifest_number: string | null;
  readonly pickup_number: string | null;
  readonly connote_file: string | null;
  readonly manifest_file: string | null;
};

/** Null leaves a value unchanged. */
export const saveByHand = (
  db: TenantDb,
  input: ManualNumbers & { readonly id: number },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update booking.booking
    set consignment_id = coalesce(${input.consignment_id}, consignment_id),
        manifest_number = coalesce(${input.manifest_number}, manifest_number),
        pickup_number = coalesce(${input.pickup_number}, pickup_number),
        connote_file = coalesce(${input.connote_file}, connote_file),
        manifest_file = coalesce(${input.manifest_file}, manifest_file),
        updated_at = ${now}, updated_by = ${db.scope.userId}::bigint
    where id = ${input.id}
  `);
