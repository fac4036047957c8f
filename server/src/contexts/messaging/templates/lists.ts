import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { templateColumns, type TemplateRow } from './sql/templates.ts';

const text = (column: string) => ({ sql: column, type: 'text' }) as const;

const templates: List = {
  fields: {
    id: { sql: 'id', type: 'uuid' },
    templatename: text('name'),
    templatesubjecttitle: text('subject'),
    'type.name': text('type'),
    'type.channel': text('channel'),
    customerid: { sql: 'customer_id', type: 'bigint' },
    customertype: text('customer_type'),
    creationtime: { sql: 'created_at', type: 'timestamptz' },
  },
  searched: ['templatename', 'templatesubjecttitle', 'type.name'],
  sorting: 'templatename',
  tieBreak: 'id',
};

export const templatesPage = (db: TenantDb, query: ListQuery): Promise<RowPage<TemplateRow>> =>
  listPage(db, templates, {
    query,
    select: sql<TemplateRow>`${templateColumns}`,
    from: sql`messaging.template`,
  });
