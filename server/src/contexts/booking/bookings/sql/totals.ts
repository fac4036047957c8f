import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { TenantDb } from '#platform/db/database.ts';
import { type RawBuilder, sql } from 'kysely';

export type StatusTotal = { readonly status: BookingStatus; readonly bookings: number };

/** The customers and statuses to select from the maintained tally; null selects all. */
export type OfTally = {
  readonly customerId: number | null;
  readonly statuses: readonly string[] | null;
};

const within = ({ customerId, statuses }: OfTally): RawBuilder<unknown> => sql`
  (${customerId}::bigint is null or customer_id = ${customerId})
  and (${statuses}::text[] is null or status = any (${statuses}::text[]))
`;

/** Reads the maintained tally: few rows, however many bookings exist. */
export const talliedStatuses = (db: TenantDb, of: OfTally): Promise<StatusTotal[]> =>
  db.many(sql<StatusTotal>`
    select status, sum(bookings)::bigint as bookings from booking.tally
    where ${within(of)} group by status
  `);

export const talliedBookings = async (db: TenantDb, of: OfTally): Promise<number> => {
  const { bookings } = await db.one(sql<{ bookings: number }>`
    select coalesce(sum(bookings), 0)::bigint as bookings from booking.tally
    where ${within(of)}
  `);
  return bookings;
};

/** Counts delivered bookings without an invoice. */
export const talliedToInvoice = async (db: TenantDb, of: OfTally): Promise<number> => {
  const { bookings } = await db.one(sql<{ bookings: number }>`
    select coalesce(sum(bookings - invoiced), 0)::bigint as bookings from booking.tally
    where ${within(of)} and status = 'Delivered'
  `);
  return bookings;
};

/** Counts the bookings that match a filter one by one. */
export const filteredStatuses = (
  db: TenantDb,
  from: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<StatusTotal[]> =>
  db.many(sql<StatusTotal>`
    select b.status, count(*) as bookings from ${from} where ${condition} group by b.status
  `);

export type BookingTotals = {
  readonly bookings: number;
  readonly item_lines: number;
  readonly pieces: number;
  readonly grams: number;
  readonly cubic_millimetres: string;
  readonly freight_minor: number;
  readonly insurance_minor: number;
  /** The total that customers pay. */
  readonly total_minor: number;
};

export const sums = (
  db: TenantDb,
  from: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<BookingTotals> =>
  db.one(sql<BookingTotals>`
    select count(*) as bookings, coalesce(sum(b.item_lines), 0)::bigint as item_lines,
           coalesce(sum(b.pieces), 0)::bigint as pieces, coalesce(sum(b.grams), 0)::bigint as grams,
           coalesce(sum(b.cubic_millimetres), 0)::text as cubic_millimetres,
           coalesce(sum(b.freight_minor), 0)::bigint as freight_minor,
           coalesce(sum(b.insurance_minor), 0)::bigint as insurance_minor,
           coalesce(sum(b.total_minor), 0)::bigint as total_minor
    from ${from} where ${condition}
  `);

/** Returns the same sums from the maintained tally. */
export const talliedSums = (db: TenantDb, of: OfTally): Promise<BookingTotals> =>
  db.one(sql<BookingTotals>`
    select coalesce(sum(bookings), 0)::bigint as bookings,
           coalesce(sum(item_lines), 0)::bigint as item_lines,
           coalesce(sum(pieces), 0)::bigint as pieces, coalesce(sum(grams), 0)::bigint as grams,
           coalesce(sum(cubic_millimetres), 0)::text as cubic_millimetres,
           coalesce(sum(freight_minor), 0)::bigint as freight_minor,
           coalesce(sum(insurance_minor), 0)::bigint as insurance_minor,
           coalesce(sum(total_minor), 0)::bigint as total_minor
    from booking.tally
    where ${within(of)}
  `);
