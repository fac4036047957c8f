import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { GoodsPermission } from '../customer-goods/domain/permission.ts';
import type { GoodsName, PackageGroup, UnCodeRow } from './domain/un-code.ts';

export const unCodeColumns = sql`
  un_number, description, package_group, category, compatibility_group, subsidiary, source
`;

/** Returns the rows of the UN list with one of the numbers. */
export const unCodes = (db: TenantDb, numbers: readonly string[]): Promise<UnCodeRow[]> =>
  db.many(sql<UnCodeRow>`
    select ${unCodeColumns} from dangerous_goods.un_code where un_number = any (${numbers}::text[])
  `);

type UnSource = { readonly source: string; readonly rows: number; readonly newest: Date };

/** Returns the sources of the list, the one with most rows first. */
export const unSources = (db: TenantDb): Promise<UnSource[]> =>
  db.many(sql<UnSource>`
    select source, count(*)::integer as rows, max(entered_at) as newest
    from dangerous_goods.un_code group by source order by rows desc, source
  `);

export type PermissionRow = {
  readonly un_number: string;
  readonly package_group: PackageGroup | null;
};

export const permissionColumns = sql`un_number, package_group`;

export const dropPermissions = (db: TenantDb, customerId: number): Promise<unknown> =>
  db.run(sql`
    delete from dangerous_goods.customer_permission where customer_id = ${customerId}
  `);

export const addPermissions = (
  db: TenantDb,
  customerId: number,
  permissions: readonly GoodsPermission[],
): Promise<unknown> =>
  db.run(sql`
    insert into dangerous_goods.customer_permission
      (tenant_id, customer_id, un_number, package_group)
    select ${db.scope.tenantId}, ${customerId}, p."unNumber", p."packageGroup"
    from jsonb_to_recordset(${JSON.stringify(permissions)}::jsonb)
      as p ("unNumber" text, "packageGroup" text)
  `);

/**
 * Returns whether a customer has permissions of its own, and whether one of them covers the goods.
 */
export const permissionsFor = (
  db: TenantDb,
  customerId: number,
  { unNumber, packageGroup }: GoodsName,
): Promise<{ has_any: boolean; has_this: boolean }> =>
  db.one(sql<{ has_any: boolean; has_this: boolean }>`
    select count(*) > 0 as has_any,
           coalesce(bool_or(
             un_number = ${unNumber}
             and coalesce(package_group = ${packageGroup}::text, true)
           ), false) as has_this
    from dangerous_goods.customer_permission where customer_id = ${customerId}
  `);
