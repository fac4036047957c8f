import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import { drivers, flag, text, uuid } from '../drivers/lists.ts';
import { driverColumns, driverTables, seenBy } from '../drivers/sql.ts';
import type { Between } from './period.ts';
import { waypointColumns, type WaypointRow } from './sql.ts';

const waypoints: List = {
  fields: {
    id: uuid('w.id'),
    creationTime: { sql: 'w.recorded_at', type: 'timestamptz' },
    speed: { sql: 'w.speed_mps', type: 'numeric' },
    accuracy: { sql: 'w.accuracy_m', type: 'numeric' },
  },
  searched: [],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

const recordedIn = ({ from, to }: Between) =>
  sql`w.recorded_at >= ${from} and w.recorded_at < ${to}`;

/** Returns a page of the positions of a driver, in a period if given. */
export const waypointsPage = (
  db: TenantDb,
  query: ListQuery & { readonly driverId: string },
  period: Between | null,
) =>
  listPage(db, waypoints, {
    query,
    select: waypointColumns,
    from: sql`fleet.waypoint w`,
    where: sql`
      w.driver_id = ${query.driverId}
      and ${period === null ? sql`true` : recordedIn(period)}
    `,
  });

const positions: List = {
  fields: {
    id: uuid('w.id'),
    driverId: uuid('w.driver_id'),
    driverName: text('u.name'),
    driverCode: text('d.code'),
    registrationNumber: text('v.registration_number'),
    isavailableforwork: flag('d.is_available'),
    creationTime: { sql: 'w.recorded_at', type: 'timestamptz' },
  },
  searched: ['driverName', 'driverCode', 'registrationNumber'],
  sorting: 'driverName asc',
  tieBreak: 'driverId',
};

export type PositionRow = WaypointRow & {
  readonly driver_name: string;
  readonly driver_code: string;
  readonly registration_number: string | null;
  readonly is_available: boolean;
};

/**
 * Returns a page of the latest positions of active drivers visible to the driver with this user id,
 * or to any other user if null.
 */
export const positionsPage = (db: TenantDb, query: ListQuery, userId: number | null) =>
  listPage(db, positions, {
    query,
    select: sql<PositionRow>`
      ${waypointColumns}, u.name as driver_name, d.code as driver_code, v.registration_number,
      d.is_available
    `,
    from: sql`
      fleet.driver_position w
      join fleet.driver d on d.tenant_id = w.tenant_id and d.id = w.driver_id
      join identity_public.driver_user u on u.tenant_id = d.tenant_id and u.id = d.user_id
      left join fleet.vehicle v
        on v.tenant_id = d.tenant_id and v.driver_id = d.id and v.is_current
    `,
    where: sql`u.is_active and ${seenBy(userId)}`,
  });

/** Returns a page of the drivers with a position in a period. */
export const activeDriversPage = (
  db: TenantDb,
  query: ListQuery & { readonly period: Between },
  userId: number | null,
) =>
  listPage(db, drivers, {
    query,
    select: driverColumns,
    from: driverTables,
    where: sql`
      ${seenBy(userId)} and exists (
        select from fleet.waypoint w
        where w.tenant_id = d.tenant_id and w.driver_id = d.id
          and w.recorded_at >= ${query.period.from} and w.recorded_at < ${query.period.to}
      )
    `,
  });
