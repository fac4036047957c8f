import type { ChargeStatus } from '@waybill/contract/jobs/charges/lifecycle';
import type { DriverRateBasis } from '@waybill/contract/jobs/charges/driver-pay';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ChargeTerms } from '../domain/terms.ts';

export type ChargeSide = 'Customer' | 'Driver';

export type ChargeToWrite = ChargeTerms & {
  readonly id: string;
  readonly job_id: string;
  readonly side: ChargeSide;
  readonly customer_id: number | null;
  readonly driver_id: number | null;
  readonly driver_guid: string | null;
  readonly vehicle_id: string | null;
  readonly service_code: string;
  readonly is_closed: boolean;
};

export type ChargeRow = ChargeToWrite & {
  readonly parent_id: string | null;
  readonly driver_name: string | null;
  readonly status: ChargeStatus;
  readonly document_id: number | null;
  readonly document_number: string | null;
};

const columns = sql.raw(`
  c.id, c.job_id, c.side, c.customer_id, c.driver_id, c.driver_guid,
  identity_public.name_of_user(c.driver_id) as driver_name, c.vehicle_id, c.service_code,
  c.rate_minor,
  c.start_time, c.end_time, c.between_min, c.break_min, c.round_by_min, c.minimum_min,
  c.charged_min, c.hours_minor, c.lines, c.subtotal_minor, c.is_closed, c.status, c.document_id,
  c.document_number, j.parent_id
`);
const tables = sql.raw(`
  jobs.charge c join jobs.job j on j.tenant_id = c.tenant_id and j.id = c.job_id
`);

/** Returns the charges of a job: the customer's first, then the drivers' by name. */
export const chargesOf = (db: TenantDb, jobId: string): Promise<ChargeRow[]> =>
  db.many(sql<ChargeRow>`
    select ${columns} from ${tables} where c.job_id = ${jobId}
    order by c.side, driver_name, c.id
  `);

/** Returns one charge of a job, locked until the transaction ends; the customer's has no driver. */
export const lockCharge = (
  db: TenantDb,
  jobId: string,
  driverGuid: string | null,
): Promise<ChargeRow | undefined> =>
  db.maybeOne(sql<ChargeRow>`
    select ${columns} from ${tables}
    where c.job_id = ${jobId}
      and case when ${driverGuid}::uuid is null then c.side = 'Customer'
          else c.side = 'Driver' and c.driver_guid = ${driverGuid}::uuid end
    for update of c
  `);

/** Adds the charge, or replaces the one with its id. */
export const writeCharge = (db: TenantDb, charge: ChargeToWrite, now: Date): Promise<number> =>
  db.run(sql`
    insert into jobs.charge as saved (
      tenant_id, id, job_id, side, customer_id, driver_id, driver_guid, vehicle_id, service_code,
      rate_minor, start_time, end_time, between_min, break_min, round_by_min, minimum_min,
      charged_min, hours_minor, lines, subtotal_minor, is_closed, closed_at, created_at, created_by
    )
    select ${db.scope.tenantId}, id, job_id, side, customer_id, driver_id, driver_guid, vehicle_id,
           service_code, rate_minor, start_time, end_time, between_min, break_min, round_by_min,
           minimum_min, charged_min, hours_minor, lines, subtotal_minor, is_closed,
           case when is_closed then ${now}::timestamptz end, ${now}, ${db.scope.userId}::bigint
    from jsonb_to_record(${JSON.stringify(charge)}::jsonb) as w (
      id uuid, job_id uuid, side text, customer_id bigint, driver_id bigint, driver_guid uuid,
      vehicle_id uuid, service_code text, rate_minor bigint, start_time text, end_time text,
      between_min integer, break_min integer, round_by_min integer, minimum_min integer,
      charged_min integer, hours_minor bigint, lines jsonb, subtotal_minor bigint,
      is_closed boolean
    )
    on conflict (tenant_id, id) do update set
      driver_id = excluded.driver_id, driver_guid = excluded.driver_guid,
      vehicle_id = excluded.vehicle_id, service_code = excluded.service_code,
      rate_minor = excluded.rate_minor, start_time = excluded.start_time,
      end_time = excluded.end_time, between_min = excluded.between_min,
      break_min = excluded.break_min, round_by_min = excluded.round_by_min,
      minimum_min = excluded.minimum_min, charged_min = excluded.charged_min,
      hours_minor = excluded.hours_minor, lines = excluded.lines,
      subtotal_minor = excluded.subtotal_minor, is_closed = excluded.is_closed,
      closed_at = excluded.closed_at, updated_at = ${now}, updated_by = ${db.scope.userId}::bigint
    where saved.document_id is null
  `);

export const removeCharge = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from jobs.charge where id = ${id} and not is_closed`);

/**
 * True if a charge of the job is closed, in which case the job cannot be deleted (decisions J-15).
 */
export const hasClosedCharge = async (db: TenantDb, jobId: string): Promise<boolean> =>
  (
    await db.one(sql<{ has: boolean }>`
      select exists (select from jobs.charge where job_id = ${jobId} and is_closed) as has
    `)
  ).has;

export type DriverRateRow = {
  readonly basis: DriverRateBasis;
  readonly rate: number;
  readonly minimum_min: number;
  readonly round_by_min: number;
};

export const ratesOfDriver = (db: TenantDb, driverId: number): Promise<DriverRateRow[]> =>
  db.many(sql<DriverRateRow>`
    select basis, rate, minimum_min, round_by_min from jobs.driver_rate
    where driver_id = ${driverId}
    order by array_position(array['Hour', 'Kilometre', 'Stop', 'Percentage'], basis)
  `);

/** Removes the rates with any basis other than these. */
export const dropRates = (
  db: TenantDb,
  driverId: number,
  but: readonly DriverRateBasis[],
): Promise<number> =>
  db.run(sql`
    delete from jobs.driver_rate where driver_id = ${driverId} and basis <> all (${but}::text[])
  `);

export const writeRates = (
  db: TenantDb,
  driverId: number,
  rates: readonly DriverRateRow[],
): Promise<number> =>
  db.run(sql`
    insert into jobs.driver_rate (tenant_id, driver_id, basis, rate, minimum_min, round_by_min)
    select ${db.scope.tenantId}, ${driverId}, basis, rate, minimum_min, round_by_min
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as r (basis text, rate integer, minimum_min integer, round_by_min integer)
    on conflict (tenant_id, driver_id, basis) do update set
      rate = excluded.rate, minimum_min = excluded.minimum_min,
      round_by_min = excluded.round_by_min
  `);
