import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import { permissionColumns, type PermissionRow } from '../un-codes/sql.ts';

export const text = (column: string) => ({ sql: column, type: 'text' }) as const;
export const id = { sql: 'id', type: 'bigint' } as const;

const permissions: List = {
  fields: { id, unNumber: text('un_number'), unPackageGroup: text('package_group') },
  searched: ['unNumber'],
  sorting: 'unNumber asc, unPackageGroup asc',
  tieBreak: 'id',
};

/** Lists the goods that one customer may send. */
export const permissionsPage = (db: TenantDb, query: ListQuery, customerId: number) =>
  listPage(db, permissions, {
    query,
    select: sql<PermissionRow>`${permissionColumns}`,
    from: sql`dangerous_goods.customer_permission`,
    where: sql`customer_id = ${customerId}::bigint`,
  });
