import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { allRows, listPage, type ListQuery } from '#platform/lists/list.ts';
import { consignmentColumns, consignmentTables, type StoredConsignment } from './sql.ts';

const consignments: List = {
  fields: {
    id: { sql: 'c.id', type: 'uuid' },
    consignmentNumber: { sql: 'c.number', type: 'text' },
    customerId: { sql: 'c.customer_id', type: 'bigint' },
    creationTime: { sql: 'c.created_at', type: 'timestamptz' },
  },
  searched: ['consignmentNumber'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const consignmentsPage = (db: TenantDb, query: ListQuery) =>
  listPage(db, consignments, { query, select: consignmentColumns, from: consignmentTables });

/** Returns all consignments of the list, in its order. */
export const consignmentsToExport = (
  db: TenantDb,
  query: Pick<ListQuery, 'filter' | 'sorting'>,
): Promise<readonly StoredConsignment[]> =>
  allRows(db, consignments, { query, select: consignmentColumns, from: consignmentTables });
