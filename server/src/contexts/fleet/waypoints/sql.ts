import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { seenBy } from '../drivers/sql.ts';
import type { WaypointColumns } from './domain/to-save.ts';

export type WaypointRow = {
  readonly id: string;
  readonly driver_id: string;
  readonly recorded_at: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_m: number | null;
  readonly altitude_m: number | null;
  readonly altitude_accuracy_m: number | null;
  readonly heading_deg: number | null;
  readonly speed_mps: number | null;
  readonly provider: number;
};

export const waypointColumns = sql<WaypointRow>`
  w.id, w.driver_id, w.recorded_at, w.latitude, w.longitude, w.accuracy_m, w.altitude_m,
  w.altitude_accuracy_m, w.heading_deg, w.speed_mps, w.provider
`;

/**
 * Formats a list as a PostgreSQL array of UUIDs, times and numbers, which need no quotes. The
 * client library would quote and escape each value.
 */
const array = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

export type Ingested = {
  readonly stored: number;
  readonly on_duty: number;
  /** Unknown drivers in the request. */
  readonly unknown: readonly string[] | null;
};

/**
 * Stores positions of drivers on duty, and the latest of each driver in a separate row, in one
 * statement. A driver is on duty during a shift, or since becoming available for work. Rows are
 * stored in the order of their key, so that two requests with the same drivers do not deadlock.
 */
export const ingest = (db: TenantDb, c: WaypointColumns): Promise<Ingested> =>
  db.one(sql<Ingested>`
    with sent as (
      select * from unnest(
        ${array(c.driver_id)}::uuid[], ${array(c.recorded_at)}::timestamptz[],
      ${array(c.id)}::uuid[],
        ${array(c.latitude)}::float8[], ${array(c.longitude)}::float8[],
        ${array(c.accuracy_m)}::float8[], ${array(c.altitude_m)}::float8[],
        ${array(c.altitude_accuracy_m)}::float8[], ${array(c.heading_deg)}::float8[],
        ${array(c.speed_mps)}::float8[], ${array(c.provider)}::int2[]
      ) as s (
        driver_id, recorded_at, id, latitude, longitude, accuracy_m, altitude_m,
        altitude_accuracy_m, heading_deg, speed_mps, provider
      )
    ), driver as materialized (
      select d.tenant_id, d.id, d.available_since from fleet.driver d
      where d.id in (select driver_id from sent)
    ), on_duty as materialized (
      select d.tenant_id, s.* from sent s join driver d on d.id = s.driver_id
      where d.available_since <= s.recorded_at or exists (
        select from fleet.shift t
        where t.tenant_id = d.tenant_id and t.driver_id = d.id and t.started_at <= s.recorded_at
          and (t.finished_at is null or t.finished_at > s.recorded_at)
      )
      order by s.driver_id, s.recorded_at, s.id
    ), stored as (
      insert into fleet.waypoint (
        tenant_id, driver_id, recorded_at, id, latitude, longitude, accuracy_m, altitude_m,
        altitude_accuracy_m, heading_deg, speed_mps, provider
      )
      select tenant_id, driver_id, recorded_at, id, latitude, longitude, accuracy_m, altitude_m,
             altitude_accuracy_m, heading_deg, speed_mps, provider
      from on_duty
      on conflict do nothing
      returning 1
    ), latest as (
      insert into fleet.driver_position as p (
        tenant_id, driver_id, recorded_at, id, latitude, longitude, accuracy_m, altitude_m,
        altitude_accuracy_m, heading_deg, speed_mps, provider
      )
      select distinct on (driver_id) tenant_id, driver_id, recorded_at, id, latitude, longitude,
             accuracy_m, altitude_m, altitude_accuracy_m, heading_deg, speed_mps, provider
      from on_duty order by driver_id, recorded_at desc
      on conflict (tenant_id, driver_id) do update set
        recorded_at = excluded.recorded_at, id = excluded.id, latitude = excluded.latitude,
        longitude = excluded.longitude, accuracy_m = excluded.accuracy_m,
        altitude_m = excluded.altitude_m, altitude_accuracy_m = excluded.altitude_accuracy_m,
        heading_deg = excluded.heading_deg, speed_mps = excluded.speed_mps,
        provider = excluded.provider
      where p.recorded_at < excluded.recorded_at
    )
    select (select count(*) from stored) as stored, (select count(*) from on_duty) as on_duty,
           (select array_agg(distinct driver_id::text) from sent
            where driver_id not in (select id from driver)) as unknown
  `);

/**
 * Returns a position by its id, which contains its time; a skip scan of the key finds the driver.
 */
export const waypoint = (
  db: TenantDb,
  query: { readonly id: string; readonly at: Date; readonly userId: number | null },
): Promise<WaypointRow | undefined> =>
  db.maybeOne(sql<WaypointRow>`
    select ${waypointColumns} from fleet.waypoint w
    join fleet.driver d on d.tenant_id = w.tenant_id and d.id = w.driver_id
    where w.recorded_at = ${query.at} and w.id = ${query.id}
      and (${query.userId}::bigint is null or d.user_id = ${query.userId}::bigint)
  `);

/** Returns positions of a driver in a period, in chronological order, up to a limit. */
export const trailPoints = (
  db: TenantDb,
  query: { readonly driverId: string; readonly from: Date; readonly to: Date },
  most: number,
): Promise<{ latitude: number; longitude: number; at: Date }[]> =>
  db.many(sql<{ latitude: number; longitude: number; at: Date }>`
    select w.latitude, w.longitude, w.recorded_at as at from fleet.waypoint w
    where w.driver_id = ${query.driverId} and w.recorded_at >= ${query.from}
      and w.recorded_at < ${query.to}
    order by w.recorded_at, w.id limit ${most}
  `);

/** Returns the latest position of each of these drivers. */
export const positionsOf = (db: TenantDb, driverIds: readonly string[]): Promise<WaypointRow[]> =>
  db.many(sql<WaypointRow>`
    select ${waypointColumns} from fleet.driver_position w
    where w.driver_id = any (${driverIds}::uuid[])
  `);

export type DriverOnDutyRow = {
  readonly driver_id: string;
  readonly user_id: number;
  /** Null before the driver's first position, as are the columns below. */
  readonly recorded_at: Date | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly speed_mps: number | null;
  readonly heading_deg: number | null;
};

/** More drivers than any tenant has on duty at once. */
const onDutyMax = 2_000;

/**
 * Returns the drivers who are available for work or in a shift, each with the latest position; only
 * the driver with this user id unless it is null.
 */
export const driversOnDuty = (db: TenantDb, userId: number | null): Promise<DriverOnDutyRow[]> =>
  db.many(sql<DriverOnDutyRow>`
    select d.id as driver_id, d.user_id, p.recorded_at, p.latitude, p.longitude, p.speed_mps,
           p.heading_deg
    from fleet.driver d
    join identity_public.driver_user u on u.tenant_id = d.tenant_id and u.id = d.user_id
    left join fleet.driver_position p on p.tenant_id = d.tenant_id and p.driver_id = d.id
    where u.is_active and ${seenBy(userId)} and (
      d.is_available or exists (
        select from fleet.shift t
        where t.tenant_id = d.tenant_id and t.driver_id = d.id and t.finished_at is null
      )
    )
    limit ${onDutyMax}
  `);

/** Returns the driver of a vehicle by registration number, or by the driver's code. */
export const driverOfDevice = (
  db: TenantDb,
  name: string,
): Promise<{ readonly id: string } | undefined> =>
  db.maybeOne(sql<{ id: string }>`
    select id from (
      select v.driver_id as id, 1 as rank from fleet.vehicle v
      where upper(replace(v.registration_number, ' ', '')) = upper(replace(${name}, ' ', ''))
      union all
      select d.id, 2 from fleet.driver d where d.code = upper(${name})
    ) found
    order by rank limit 1
  `);

export const addWaypointDays = (db: TenantDb, first: string, last: string): Promise<unknown> =>
  db.run(sql`select fleet.add_waypoint_days(${first}::date, ${last}::date)`);

export const dropWaypointDays = (db: TenantDb, before: string): Promise<unknown> =>
  db.run(sql`select fleet.drop_waypoint_days(${before}::date)`);

/** Erases all positions of a driver. */
export const eraseWaypoints = async (db: TenantDb, driverId: string): Promise<void> => {
  await db.run(sql`delete from fleet.waypoint where driver_id = ${driverId}`);
  await db.run(sql`delete from fleet.driver_position where driver_id = ${driverId}`);
};
