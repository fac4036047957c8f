import type { WorkPeriod } from '@waybill/contract/fleet/fatigue/periods';
import type { ShiftFault } from '@waybill/contract/fleet/shifts/faults';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ShiftBreak = { readonly started_at: string; readonly ended_at: string | null };

export type ShiftRow = {
  readonly id: string;
  readonly driver_id: string;
  readonly vehicle_id: string | null;
  readonly registration_number: string | null;
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly planned_finish_at: Date | null;
  readonly start_odometer_km: number | null;
  readonly finish_odometer_km: number | null;
  readonly finish_faults: readonly ShiftFault[];
  readonly finish_photo_hashes: readonly string[];
  /** In chronological order. */
  readonly breaks: readonly ShiftBreak[];
};

export const shiftColumns = sql<ShiftRow>`
  s.id, s.driver_id, s.vehicle_id, s.registration_number, s.started_at, s.finished_at,
  s.planned_finish_at, s.start_odometer_km, s.finish_odometer_km, s.finish_faults,
  s.finish_photo_hashes,
  coalesce((
    select jsonb_agg(
      jsonb_build_object('started_at', b.started_at, 'ended_at', b.ended_at) order by b.started_at)
    from fleet.shift_break b where b.tenant_id = s.tenant_id and b.shift_id = s.id
  ), '[]') as breaks
`;

export const shiftById = (db: TenantDb, id: string): Promise<ShiftRow | undefined> =>
  db.maybeOne(sql<ShiftRow>`select ${shiftColumns} from fleet.shift s where s.id = ${id}`);

/** Returns the current shifts of these drivers. */
export const openShifts = (db: TenantDb, driverIds: readonly string[]): Promise<ShiftRow[]> =>
  db.many(sql<ShiftRow>`
    select ${shiftColumns} from fleet.shift s
    where s.driver_id = any (${driverIds}::uuid[]) and s.finished_at is null
  `);

/** True if a driver had another shift after a given time. */
export const hasShiftAfter = async (db: TenantDb, driverId: string, at: Date): Promise<boolean> => {
  const { has } = await db.one(sql<{ has: boolean }>`
    select exists (
      select from fleet.shift
      where driver_id = ${driverId} and (finished_at is null or finished_at > ${at})
    ) as has
  `);
  return has;
};

export type NewShift = Pick<
  ShiftRow,
  | 'id'
  | 'driver_id'
  | 'vehicle_id'
  | 'registration_number'
  | 'started_at'
  | 'planned_finish_at'
  | 'start_odometer_km'
>;

export const addShift = (db: TenantDb, s: NewShift, now: Date): Promise<unknown> =>
  db.run(sql`
    insert into fleet.shift (
      tenant_id, id, driver_id, vehicle_id, registration_number, started_at, planned_finish_at,
      start_odometer_km, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${s.id}, ${s.driver_id}, ${s.vehicle_id}, ${s.registration_number},
      ${s.started_at}, ${s.planned_finish_at}, ${s.start_odometer_km}, ${now}, ${db.scope.userId}
    )
  `);

export const addBreak = (db: TenantDb, shiftId: string, at: Date): Promise<unknown> =>
  db.run(sql`
    insert into fleet.shift_break (tenant_id, shift_id, started_at)
    values (${db.scope.tenantId}, ${shiftId}, ${at})
  `);

export const endBreaks = (db: TenantDb, shiftId: string, at: Date): Promise<number> =>
  db.run(sql`
    update fleet.shift_break set ended_at = ${at} where shift_id = ${shiftId} and ended_at is null
  `);

type Finish = {
  readonly at: Date;
  readonly odometer_km: number | null;
  readonly faults: readonly ShiftFault[];
  readonly hashes: readonly string[];
};

export const finish = (db: TenantDb, shiftId: string, finished: Finish): Promise<number> =>
  db.run(sql`
    update fleet.shift set
      finished_at = ${finished.at}, finish_odometer_km = ${finished.odometer_km},
      finish_faults = ${JSON.stringify(finished.faults)}::jsonb,
      finish_photo_hashes = ${[...finished.hashes]}::text[]
    where id = ${shiftId} and finished_at is null
  `);

/** Adds what was wrong after a finished shift; the caller has locked the driver. */
export const addFaults = (
  db: TenantDb,
  shiftId: string,
  { faults, hashes }: Pick<Finish, 'faults' | 'hashes'>,
): Promise<number> =>
  db.run(sql`
    update fleet.shift set
      finish_faults = finish_faults || ${JSON.stringify(faults)}::jsonb,
      finish_photo_hashes = finish_photo_hashes || ${[...hashes]}::text[]
    where id = ${shiftId} and finished_at is not null
  `);

type WorkRow = { readonly driver_id: string; readonly start: Date; readonly end: Date };

/**
 * Returns the work of drivers since a given time, in chronological order: their shifts without the
 * breaks; a current shift ends now.
 */
export async function workOf(
  db: TenantDb,
  driverIds: readonly string[],
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<ReadonlyMap<string, WorkPeriod[]>> {
  const rows = await db.many(sql<WorkRow>`
    select s.driver_id, lower(w.piece) as start, upper(w.piece) as end
    from fleet.shift s
    cross join lateral unnest(
      tstzmultirange(tstzrange(
          s.started_at, greatest(s.started_at, coalesce(s.finished_at, ${now}))
        ))
      - coalesce((
        select range_agg(tstzrange(
            b.started_at, greatest(b.started_at, coalesce(b.ended_at, ${now}))
          ))
        from fleet.shift_break b where b.tenant_id = s.tenant_id and b.shift_id = s.id
      ), '{}'::tstzmultirange)
    ) as w (piece)
    where s.driver_id = any (${driverIds}::uuid[])
      and (s.finished_at is null or s.finished_at > ${since})
    order by s.driver_id, start
  `);
  const byDriver = new Map<string, WorkPeriod[]>();
  for (const { driver_id, start, end } of rows) {
    const known = byDriver.get(driver_id);
    if (known === undefined) byDriver.set(driver_id, [{ start, end }]);
    else known.push({ start, end });
  }
  return byDriver;
}
