import type { ReportDefinition } from '@waybill/contract/reports/reports/catalogue';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';

const list: List = {
  fields: {
    id: { sql: 'r.id', type: 'uuid' },
    name: { sql: 'r.name', type: 'text' },
    title: { sql: 'r.title', type: 'text' },
    description: { sql: 'r.description', type: 'text' },
    group: { sql: 'r."group"', type: 'text' },
    position: { sql: 'r.position', type: 'integer' },
  },
  searched: ['name', 'title', 'description'],
  sorting: 'position asc',
  tieBreak: 'id',
};

/** Reports, filtered and sorted like any other list although they are defined in code. */
export const reportsPage = (
  db: TenantDb,
  reports: readonly ReportDefinition[],
  query: ListQuery & { readonly skipCount: number; readonly maxResultCount: number },
): Promise<RowPage<{ id: string }>> => {
  const rows = reports.map(({ id, name, title, description, group }, position) => ({
    id,
    name,
    title,
    description,
    group,
    position,
  }));
  return listPage(db, list, {
    query,
    select: sql<{ id: string }>`r.id`,
    from: sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id uuid, name text, title text, description text, "group" text, position integer
    )`,
  });
};
