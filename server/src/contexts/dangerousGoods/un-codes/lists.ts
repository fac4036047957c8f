import { sql } from 'kysely';
import { listPage, type ListQuery } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { id, text } from '../customer-goods/lists.ts';
import { unCodeColumns } from './sql.ts';
import type { UnCodeRow } from './domain/un-code.ts';

const codes: List = {
  fields: {
    id,
    unNumber: text('un_number'),
    unDescription: text('description'),
    unPackageGroup: text('package_group'),
    unClass: text('left(category, 1)'),
    unClassCode: text('category'),
    dgProductCode: text("('UN' || un_number || coalesce(' ' || package_group, ''))"),
  },
  searched: ['dgProductCode', 'unDescription'],
  sorting: 'unNumber asc, unPackageGroup asc',
  tieBreak: 'id',
};

export const unCodesPage = (db: TenantDb, query: ListQuery) =>
  listPage(db, codes, {
    query,
    select: sql<UnCodeRow>`${unCodeColumns}`,
    from: sql`dangerous_goods.un_code`,
  });
