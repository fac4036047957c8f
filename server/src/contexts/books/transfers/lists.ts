import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { transferColumns, type TransferRow } from './sql/transfers.ts';

const transfers: List = {
  fields: {
    id: { sql: 'id', type: 'bigint' },
    kind: { sql: 'kind', type: 'text' },
    number: { sql: 'number', type: 'text' },
    status: { sql: 'status', type: 'text' },
    attempts: { sql: 'attempts', type: 'integer' },
    creationTime: { sql: 'created_at', type: 'timestamptz' },
    sentTime: { sql: 'sent_at', type: 'timestamptz' },
  },
  searched: ['number'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const transfersPage = (db: TenantDb, query: ListQuery): Promise<RowPage<TransferRow>> =>
  listPage(db, transfers, { query, select: transferColumns, from: sql`books.transfer` });
