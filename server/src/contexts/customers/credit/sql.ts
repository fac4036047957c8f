import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/**
 * Locks the customers' credit for this transaction, in the order of their ids, so that callers
 * locking several never deadlock.
 */
export const lockExposures = (
  db: TenantDb,
  customerIds: readonly number[],
): Promise<{ customer_id: number; exposure_minor: number }[]> =>
  db.many(sql<{ customer_id: number; exposure_minor: number }>`
    select customer_id, exposure_minor from customers.standing
    where customer_id = any (${customerIds}::bigint[]) order by customer_id for update
  `);

/** Runs as a separate statement after the lock, so that it sees a limit changed during the wait. */
export const creditLimits = (
  db: TenantDb,
  customerIds: readonly number[],
): Promise<{ id: number; credit_limit_minor: number | null }[]> =>
  db.many(sql<{ id: number; credit_limit_minor: number | null }>`
    select id, credit_limit_minor from customers.customer
    where id = any (${customerIds}::bigint[]) and deleted_at is null
  `);

type ExposureChange = {
  readonly customerId: number;
  readonly by: number;
  readonly bookedAt?: Date | undefined;
};

/** Changes what stays within the limit. A limit of 0 means no limit (decisions C-09). */
export const addWithinLimits = (
  db: TenantDb,
  changes: readonly (ExposureChange & { readonly isLimited: boolean })[],
): Promise<number> =>
  db.run(sql`
    update customers.standing s
    set exposure_minor = s.exposure_minor + w.by,
        last_booking_at = greatest(s.last_booking_at, w."bookedAt")
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as w (
      "customerId" bigint, by bigint, "isLimited" boolean, "bookedAt" timestamptz
    )
    join customers.customer c on c.id = w."customerId" and c.deleted_at is null
    where s.customer_id = w."customerId"
      and (
        not w."isLimited" or w.by <= 0 or coalesce(c.credit_limit_minor, 0) = 0
        or s.exposure_minor + w.by <= c.credit_limit_minor
      )
  `);

export const addExposures = (db: TenantDb, changes: readonly ExposureChange[]): Promise<number> =>
  db.run(sql`
    update customers.standing s
    set exposure_minor = s.exposure_minor + c.by,
        last_booking_at = greatest(s.last_booking_at, c."bookedAt")
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (
      "customerId" bigint, by bigint, "bookedAt" timestamptz
    )
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
