import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/**
 * Takes the customers' credit for this transaction; others wait. In the order of their numbers, so
 * that two who lock several never wait for each other.
 */
export const lockExposures = (
  db: TenantDb,
  customerIds: readonly number[],
): Promise<{ customer_id: number; exposure_minor: number }[]> =>
  db.many(sql<{ customer_id: number; exposure_minor: number }>`
    select customer_id, exposure_minor from customers.standing
    where customer_id = any (${customerIds}::bigint[]) order by customer_id for update
  `);

/** A statement of its own, after the lock: it sees a limit that was changed while we waited. */
export const creditLimits = (
  db: TenantDb,
  customerIds: readonly number[],
): Promise<{ id: number; credit_limit_minor: number | null }[]> =>
  db.many(sql<{ id: number; credit_limit_minor: number | null }>`
    select id, credit_limit_minor from customers.customer
    where id = any (${customerIds}::bigint[]) and deleted_at is null
  `);

export type ExposureChange = { readonly customerId: number; readonly by: number };

export const addExposures = (db: TenantDb, changes: readonly ExposureChange[]): Promise<number> =>
  db.run(sql`
    update customers.standing s set exposure_minor = s.exposure_minor + c.by
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c ("customerId" bigint, by bigint)
    where s.customer_id = c."customerId"
  `);

export const noteBookings = (
  db: TenantDb,
  customerIds: readonly number[],
  at: Date,
): Promise<number> =>
  db.run(sql`
    update customers.standing
    set last_booking_at = greatest(last_booking_at, ${at}::timestamptz)
    where customer_id = any (${customerIds}::bigint[])
  `);
