import { sql } from 'kysely';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type BookingImportRow, importColumns } from './sql.ts';

const imports: List = {
  fields: {
    id: { sql: 'i.id', type: 'uuid' },
    fileName: { sql: 'i.file_name', type: 'text' },
    operation: { sql: 'i.operation', type: 'text' },
    creatorName: { sql: 'i.started_by_name', type: 'text' },
    creationTime: { sql: 'i.started_at', type: 'timestamptz' },
  },
  searched: ['fileName', 'creatorName'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const importsPage = (db: TenantDb, query: ListQuery): Promise<RowPage<BookingImportRow>> =>
  listPage(db, imports, {
    query,
    select: sql<BookingImportRow>`${importColumns}`,
    from: sql`booking.import i`,
  });
