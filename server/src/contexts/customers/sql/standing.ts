import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Takes the customer's credit for this transaction; others wait. */
export const lockExposure = (
  db: TenantDb,
  customerId: number,
): Promise<{ exposure_minor: number } | undefined> =>
  db.maybeOne(sql<{ exposure_minor: number }>`
    select exposure_minor from customers.standing where customer_id = ${customerId} for update
  `);

/** A statement of its own, after the lock: it sees a limit that was changed while we waited. */
export const creditLimit = (
  db: TenantDb,
  customerId: number,
): Promise<{ credit_limit_minor: number | null } | undefined> =>
  db.maybeOne(sql<{ credit_limit_minor: number | null }>`
    select credit_limit_minor from customers.customer
    where id = ${customerId} and deleted_at is null
  `);

export const addExposure = (db: TenantDb, customerId: number, by: number): Promise<number> =>
  db.run(sql`
    update customers.standing set exposure_minor = exposure_minor + ${by}::bigint
    where customer_id = ${customerId}
  `);

export const noteBooking = (db: TenantDb, customerId: number, at: Date): Promise<number> =>
  db.run(sql`
    update customers.standing
    set last_booking_at = greatest(last_booking_at, ${at}::timestamptz)
    where customer_id = ${customerId}
  `);
