import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Returns bookings on a manifest, in the order of creation. */
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

/** Returns the first customers. */
export const firstCustomers = (db: TenantDb, count: number): Promise<{ id: number }[]> =>
  db.many(sql<{ id: number }>`
    select id from customers_public.customer_card where type = 'Account' order by id limit ${count}
  `);

export type DemoPlace = {
  readonly suburb: string;
  readonly post_code: string;
  readonly state_code: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
};

/** Returns suburbs with coordinates that zones of Sydney serve without an agent. */
export const servedSuburbs = (db: TenantDb): Promise<DemoPlace[]> =>
  db.many(sql<DemoPlace>`
    select distinct on (upper(g.suburb), g.post_code) g.suburb, g.post_code, g.state_code,
      g.latitude::float8, g.longitude::float8
    from lookups_public.locality g
    join jobs.zone_location l on l.country_code = g.country_code and l.post_code = g.post_code
    join jobs.zone z on z.tenant_id = l.tenant_id and z.id = l.zone_id
    where not z.is_on_forwarding and g.latitude is not null
    order by upper(g.suburb), g.post_code
  `);

/** Marks picked-up jobs as ready since the given time. */
export const readyJobs = (db: TenantDb, ids: readonly string[], at: Date): Promise<number> =>
  db.run(sql`
    update jobs.job set is_pickup_ready = true, pickup_ready_at = ${at}
    where id = any (${ids}::uuid[])
  `);

/** Returns the confirmed jobs of the customer with most of them, to be made stops. */
export const jobsForStops = (db: TenantDb, count: number): Promise<{ id: string }[]> =>
  db.many(sql<{ id: string }>`
    select id from jobs.job
    where customer_id = (
        select customer_id from jobs.job where status = 'ReadyForPickup' and multi_stop_id is null
        group by customer_id order by count(*) desc, customer_id limit 1
      )
      and status = 'ReadyForPickup' and multi_stop_id is null
    order by number limit ${count}
  `);

/** Returns jobs without a booking, the lowest number first. */
export const jobsWithoutBooking = (db: TenantDb): Promise<{ id: string; customer_id: number }[]> =>
  db.many(sql<{ id: string; customer_id: number }>`
    select id, customer_id from jobs.job where booking_id is null order by number
  `);

/** Returns the UUID of the driver with this name. */
export const driverNamed = async (db: TenantDb, name: string): Promise<string> => {
  const { id } = await db.one(sql<{ id: string }>`
    select id from fleet_public.paid_driver where name = ${name}
  `);
  return id;
};
