import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery } from '#platform/lists/list.ts';
import { stocktakeColumns, stocktakeTables } from './sql.ts';

const stocktakes: List = {
  fields: {
    id: { sql: 'k.id', type: 'uuid' },
    prefix: { sql: 'k.prefix', type: 'text' },
    status: { sql: 'k.status', type: 'text' },
    isBlind: { sql: 'k.is_blind', type: 'boolean' },
    creationTime: { sql: 'k.created_at', type: 'timestamptz' },
  },
  searched: ['prefix'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const stocktakesPage = (db: TenantDb, query: ListQuery) =>
  listPage(db, stocktakes, { query, select: stocktakeColumns, from: stocktakeTables });
