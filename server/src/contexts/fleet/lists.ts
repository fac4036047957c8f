import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ListField, List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import { driverColumns, driverTables, seenBy, vehicleColumns, vehicleTables } from './sql.ts';

const text = (column: string): ListField => ({ sql: column, type: 'text' });
const flag = (column: string): ListField => ({ sql: column, type: 'boolean' });
const uuid = (column: string): ListField => ({ sql: column, type: 'uuid' });

const drivers: List = {
  fields: {
    id: uuid('d.id'),
    userGuid: uuid('u.guid'),
    code: text('d.code'),
    name: text('u.name'),
    email: text('u.email'),
    phonenumber: text('u.phone_number'),
    type: text('d.type'),
    companyname: text('d.company_name'),
    maindepotid: text('d.main_depot_id'),
    isactive: flag('u.is_active'),
    isavailableforwork: flag('(d.is_available and u.is_active)'),
  },
  searched: ['code', 'name', 'email', 'phonenumber', 'companyname'],
  sorting: 'name asc',
  tieBreak: 'id',
};

/** A page of the drivers that the user (or everybody else) may see. */
export const driversPage = (db: TenantDb, query: ListQuery, userId: number | null) =>
  listPage(db, drivers, query, {
    select: driverColumns,
    from: driverTables,
    where: seenBy(userId),
  });

const vehicles: List = {
  fields: {
    id: uuid('v.id'),
    driverid: uuid('v.driver_id'),
    name: text('v.name'),
    registrationnumber: text('v.registration_number'),
    gvm: { sql: 'v.gvm_kg', type: 'numeric' },
    isactive: flag('v.is_active'),
    iscurrentvehicle: flag('v.is_current'),
  },
  searched: ['name', 'registrationnumber'],
  sorting: 'name asc',
  tieBreak: 'id',
};

type VehiclesQuery = ListQuery & {
  readonly id?: string | undefined;
  readonly driverId?: string | undefined;
};

/** A page of vehicles: all, one driver's, or the one with an id. */
export const vehiclesPage = (db: TenantDb, query: VehiclesQuery, userId: number | null) =>
  listPage(db, vehicles, query, {
    select: vehicleColumns,
    from: vehicleTables,
    where: sql`
      ${seenBy(userId)}
      and (${query.id ?? null}::uuid is null or v.id = ${query.id ?? null}::uuid)
      and (${query.driverId ?? null}::uuid is null or v.driver_id = ${query.driverId ?? null}::uuid)
    `,
  });
