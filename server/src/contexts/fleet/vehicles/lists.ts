import { sql } from 'kysely';
import { listPage, type ListQuery } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { flag, text, uuid } from '../drivers/lists.ts';
import { seenBy, vehicleColumns, vehicleTables } from '../drivers/sql.ts';

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

/** Returns a page of vehicles: all, one driver's, or the one with an id. */
export const vehiclesPage = (db: TenantDb, query: VehiclesQuery, userId: number | null) =>
  listPage(db, vehicles, {
    query,
    select: vehicleColumns,
    from: vehicleTables,
    where: sql`
      ${seenBy(userId)}
      and (${query.id ?? null}::uuid is null or v.id = ${query.id ?? null}::uuid)
      and (${query.driverId ?? null}::uuid is null or v.driver_id = ${query.driverId ?? null}::uuid)
    `,
  });
