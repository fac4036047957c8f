import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listBatches, listPage, type ListQuery } from '#platform/lists/list.ts';
import { locationColumns, locationTables, type WarehouseLocationRow } from './sql.ts';

const locations: List = {
  fields: {
    id: { sql: 'l.id', type: 'uuid' },
    code: { sql: 'l.code', type: 'text' },
    kind: { sql: 'l.kind', type: 'text' },
    description: { sql: 'l.description', type: 'text' },
    isActive: { sql: 'l.is_active', type: 'boolean' },
  },
  searched: ['code', 'description'],
  sorting: 'code asc',
  tieBreak: 'id',
};

export const locationsPage = (db: TenantDb, query: ListQuery) =>
  listPage(db, locations, { query, select: locationColumns, from: locationTables });

/** Yields all locations of the list, in its order, in batches. */
export const locationsToExport = (
  db: TenantDb,
  query: Pick<ListQuery, 'filter' | 'sorting'>,
): AsyncIterable<readonly WarehouseLocationRow[]> =>
  listBatches(db, locations, { query, select: locationColumns, from: locationTables });
