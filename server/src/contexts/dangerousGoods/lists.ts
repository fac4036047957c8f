import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import type { UnCodeRow } from './domain/un-code.ts';
import { type PermissionRow, permissionColumns, unCodeColumns } from './sql/goods.ts';

const text = (column: string) => ({ sql: column, type: 'text' }) as const;
const id = { sql: 'id', type: 'bigint' } as const;

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

/** The UN list. */
export const unCodesPage = (db: TenantDb, query: ListQuery) =>
  listPage(db, codes, query, {
    select: sql<UnCodeRow>`${unCodeColumns}`,
    from: sql`dangerous_goods.un_code`,
  });

const permissions: List = {
  fields: { id, unNumber: text('un_number'), unPackageGroup: text('package_group') },
  searched: ['unNumber'],
  sorting: 'unNumber asc, unPackageGroup asc',
  tieBreak: 'id',
};

/** What one customer may send. */
export const permissionsPage = (db: TenantDb, query: ListQuery, customerId: number) =>
  listPage(db, permissions, query, {
    select: sql<PermissionRow>`${permissionColumns}`,
    from: sql`dangerous_goods.customer_permission`,
    where: sql`customer_id = ${customerId}::bigint`,
  });
