import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** What a booking says to whoever allocates its job. */
export type BookingOfJob = {
  readonly id: number;
  readonly carrier_account_name: string | null;
  readonly total_minor: number;
  readonly revenue_minor: number;
};

export const bookingsOfJobs = (
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<BookingOfJob[]> =>
  db.many(sql<BookingOfJob>`
    select id, carrier_account_name, total_minor, revenue_minor from booking_public.booked
    where id = any (${bookingIds}::bigint[])
  `);
