import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listBatches, listPage, type ListQuery } from '#platform/lists/list.ts';
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

export type ExportedConsignment = StoredConsignment & { readonly customer_code: string };

/** Yields all consignments of the list, in its order, in batches. */
export const consignmentsToExport = (
  db: TenantDb,
  query: Pick<ListQuery, 'filter' | 'sorting'>,
): AsyncIterable<readonly ExportedConsignment[]> =>
  listBatches(db, consignments, {
    query,
    select: sql<ExportedConsignment>`${consignmentColumns}, k.code as customer_code`,
    from: sql`
      ${consignmentTables}
      join customers_public.customer_card k on k.tenant_id = c.tenant_id and k.id = c.customer_id
    `,
  });
