import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import { sidebarLinkColumns, type SidebarLinkRow } from './sql.ts';

const sidebarLinks: List = {
  fields: {
    id: { sql: 'id', type: 'bigint' },
    title: { sql: 'title', type: 'text' },
    url: { sql: 'url', type: 'text' },
    isExternal: { sql: 'is_external', type: 'boolean' },
    sortOrder: { sql: 'sort_order', type: 'integer' },
  },
  searched: ['title', 'url'],
  sorting: 'sortOrder asc, title asc',
  tieBreak: 'id',
};

export const sidebarLinksPage = (db: TenantDb, query: ListQuery) =>
  listPage(db, sidebarLinks, {
    query,
    select: sql<SidebarLinkRow>`${sidebarLinkColumns}`,
    from: sql`tenancy.sidebar_link`,
  });
