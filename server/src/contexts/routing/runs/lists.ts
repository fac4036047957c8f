import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery } from '#platform/lists/list.ts';
import { runColumns, seenBy } from './sql.ts';

const runs: List = {
  fields: {
    id: { sql: 'r.id', type: 'uuid' },
    driverid: { sql: 'r.driver_id', type: 'uuid' },
    vehicleno: { sql: 'r.vehicle_number', type: 'text' },
    vehicleid: { sql: 'r.vehicle_id', type: 'text' },
    rundate: { sql: 'r.run_date', type: 'date' },
    iscompleted: { sql: 'r.is_completed', type: 'boolean' },
    cost: { sql: 'r.cost', type: 'numeric' },
    duration: { sql: 'r.duration_s', type: 'numeric' },
    distance: { sql: 'r.distance_m', type: 'numeric' },
  },
  searched: ['vehicleno', 'vehicleid'],
  sorting: 'rundate desc',
  tieBreak: 'id',
};

type RunsQuery = ListQuery & { readonly driverId: string | undefined };

/**
 * Returns a page of runs: all that the driver (or any other user) may see, or those of one driver.
 */
export const runsPage = (db: TenantDb, query: RunsQuery, driverGuid: string | null) =>
  listPage(db, runs, {
    query,
    select: runColumns,
    from: sql`routing.run r`,
    where: sql`
      ${seenBy(driverGuid)}
      and (${query.driverId ?? null}::uuid is null or r.driver_id = ${query.driverId ?? null}::uuid)
    `,
  });
