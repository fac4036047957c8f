import type { Address } from '@waybill/contract/shared/address';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** The values of a booking shown when its job is allocated. */
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

/** A job with dangerous goods that was created without a booking. */
export type DangerousJob = {
  readonly id: string;
  readonly number: string;
  readonly connote_number: string | null;
  /** The goods as they were entered, `UN1263 II`. */
  readonly dangerous_goods: string;
  readonly from_address: Address;
  readonly to_address: Address;
};

/** Returns the jobs with dangerous goods and without a booking, which would know them better. */
export const dangerousJobs = (db: TenantDb, ids: readonly string[]): Promise<DangerousJob[]> =>
  db.many(sql<DangerousJob>`
    select id, number, connote_number, dangerous_goods, from_address, to_address from jobs.job
    where id = any (${ids}::uuid[]) and booking_id is null and dangerous_goods is not null
      and deleted_at is null
    order by number
  `);

/** The line haul of a job; null frees the job, and its last leg stays for reference. */
export type LineHaulLeg = {
  readonly jobId: string;
  readonly lineHaul: {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    /** True if some articles of the job wait for another line haul. */
    readonly isPartial: boolean;
  } | null;
};

export const setLegs = (
  db: TenantDb,
  legs: readonly LineHaulLeg[],
  now: Date,
): Promise<{ readonly id: string; readonly customer_id: number }[]> =>
  db.many(sql<{ id: string; customer_id: number }>`
    update jobs.job j set
      is_line_haul = w.id is not null, is_line_haul_partial = coalesce(w.is_partial, false),
      leg_sequence = coalesce(j.leg_sequence, 0)
        + (w.id is not null and w.id is distinct from j.line_haul_id)::integer,
      line_haul_id = coalesce(w.id, j.line_haul_id),
      line_haul_from = coalesce(w."from", j.line_haul_from),
      line_haul_to = coalesce(w."to", j.line_haul_to), updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(
      legs.map(({ jobId, lineHaul }) => ({
        job_id: jobId,
        id: lineHaul?.id ?? null,
        from: lineHaul?.from ?? null,
        to: lineHaul?.to ?? null,
        is_partial: lineHaul?.isPartial ?? false,
      })),
    )}::jsonb) as w (job_id uuid, id uuid, "from" text, "to" text, is_partial boolean)
    where j.id = w.job_id and j.deleted_at is null
    returning j.id, j.customer_id
  `);
