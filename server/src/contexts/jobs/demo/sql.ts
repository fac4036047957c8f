import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Bookings on a manifest, in the order they were made. */
export const manifestedBookings = async (db: TenantDb): Promise<readonly number[]> => {
  const rows = await db.many(sql<{ id: number }>`
    select id from booking_public.booking_card
    where manifest_number is not null and status <> 'Cancelled' order by created_at, id
  `);
  return rows.map(({ id }) => id);
};

export type MadeJob = { readonly id: string; readonly booking_id: number };

export const jobsOfBookings = (db: TenantDb): Promise<MadeJob[]> =>
  db.many(sql<MadeJob>`
    select id, booking_id from jobs.job where booking_id is not null order by number
  `);

/** The customers that were there first. */
export const firstCustomers = (db: TenantDb, count: number): Promise<{ id: number }[]> =>
  db.many(sql<{ id: number }>`
    select id from customers_public.customer_card where type = 'Account' order by id limit ${count}
  `);

/** Jobs that no booking asked for, oldest number first. */
export const jobsWithoutBooking = (db: TenantDb): Promise<{ id: string; customer_id: number }[]> =>
  db.many(sql<{ id: string; customer_id: number }>`
    select id, customer_id from jobs.job where booking_id is null order by number
  `);
