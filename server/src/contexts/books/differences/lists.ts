import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { differenceColumns, type DifferenceRow, differenceTables } from './sql.ts';

const differences: List = {
  fields: {
    transferId: { sql: 'x.transfer_id', type: 'bigint' },
    customerId: { sql: 'x.customer_id', type: 'bigint' },
    kind: { sql: 'x.kind', type: 'text' },
    number: { sql: 'x.number', type: 'text' },
    difference: { sql: 'x.difference', type: 'text' },
    customerName: { sql: 'x.customer_name', type: 'text' },
    documentDate: { sql: 'x.document_date', type: 'date' },
  },
  searched: ['number', 'customerName'],
  sorting: 'documentDate desc',
  tieBreak: 'number',
};

type Query = ListQuery & { readonly withAccepted: boolean };

export const differencesPage = (db: TenantDb, query: Query): Promise<RowPage<DifferenceRow>> =>
  listPage(db, differences, {
    query,
    select: differenceColumns,
    from: differenceTables,
    where: query.withAccepted ? sql`true` : sql`x.reason is null`,
  });
