import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import { drivenBy, multiStopColumns, type MultiStopRow, multiStopTables } from './sql.ts';

const multiStops: List = {
  fields: {
    id: { sql: 'm.id', type: 'uuid' },
    multistopno: { sql: 'm.number', type: 'text' },
    customerid: { sql: 'c.guid', type: 'uuid' },
    customername: { sql: 'c.display_name', type: 'text' },
    driverid: { sql: 'm.driver_guid', type: 'uuid' },
    jobcount: { sql: 's.jobs', type: 'integer' },
    deliveredcount: { sql: 's.delivered', type: 'integer' },
    creationtime: { sql: 'm.created_at', type: 'timestamptz' },
  },
  searched: ['multistopno', 'customername'],
  sorting: 'creationtime desc',
  tieBreak: 'id',
};

export const multiStopsPage = (
  db: TenantDb,
  query: ListQuery,
  driverId: number | null,
): Promise<RowPage<MultiStopRow>> =>
  listPage(db, multiStops, {
    query,
    select: multiStopColumns,
    from: multiStopTables,
    where: sql`m.deleted_at is null and ${drivenBy(driverId)}`,
  });

/** Selects the jobs of one multi-stop, or of any. */
export const stopOf = (multiStopId: string | undefined): RawBuilder<unknown> =>
  multiStopId === undefined
    ? sql`j.multi_stop_id is not null`
    : sql`j.multi_stop_id = ${multiStopId}`;
