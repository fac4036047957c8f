import { customerRoleNames } from '@waybill/contract/identity/roles/static-roles';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type RoleRow = {
  readonly id: number;
  readonly name: string;
  readonly display_name: string;
  readonly customer_id: number | null;
  readonly is_static: boolean;
  readonly is_default: boolean;
  readonly created_at: Date;
  readonly permissions: readonly string[];
  readonly user_count: number;
};

const columns = sql`
  r.id, r.name, r.display_name, r.customer_id, r.is_static, r.is_default, r.created_at,
  coalesce((
    select array_agg(p.permission order by p.permission) from identity.role_permission p
    where p.tenant_id = r.tenant_id and p.role_id = r.id
  ), '{}') as permissions,
  (
    select count(*) from identity.user_role ur
    join identity."user" u on u.tenant_id = ur.tenant_id and u.id = ur.user_id
    where ur.tenant_id = r.tenant_id and ur.role_id = r.id and u.deleted_at is null
  ) as user_count
`;

/** The owner of roles: any, the tenant, or one customer including the predefined roles. */
export type RoleOwner = 'all' | 'staff' | { readonly customerId: number };

const ofWhom = (whose: RoleOwner) => {
  if (whose === 'all') return sql`true`;
  const shared = sql`r.customer_id is null and r.name = any(${customerRoleNames})`;
  if (whose === 'staff') return sql`r.customer_id is null and not (${shared})`;
  return sql`(r.customer_id = ${whose.customerId} or (${shared}))`;
};

/**
 * Returns roles by display name, the tenant's own first; `permission` selects those that grant it.
 */
export const roles = (db: TenantDb, whose: RoleOwner, permission?: string): Promise<RoleRow[]> =>
  db.many(sql<RoleRow>`
    select ${columns} from identity.role r
    where ${ofWhom(whose)} and (${permission ?? null}::text is null or exists (
      select from identity.role_permission p
      where p.tenant_id = r.tenant_id and p.role_id = r.id and p.permission = ${permission ?? null}
    ))
    order by r.customer_id nulls first, lower(r.display_name), r.id
  `);

export const role = (db: TenantDb, id: number): Promise<RoleRow | undefined> =>
  db.maybeOne(sql<RoleRow>`select ${columns} from identity.role r where r.id = ${id}`);

export type RoleFields = {
  readonly name: string;
  readonly display_name: string;
  readonly customer_id: number | null;
  readonly is_default: boolean;
};

export const addRole = async (db: TenantDb, fields: RoleFields, now: Date): Promise<number> => {
  const added = await db.one(sql<{ id: number }>`
    insert into identity.role
      (tenant_id, name, display_name, customer_id, is_default, created_at)
    values (${db.scope.tenantId}, ${fields.name}, ${fields.display_name}, ${fields.customer_id},
            ${fields.is_default}, ${now})
    returning id
  `);
  return added.id;
};

export const saveRole = (db: TenantDb, id: number, fields: RoleFields): Promise<number> =>
  db.run(sql`
    update identity.role
    set display_name = ${fields.display_name}, is_default = ${fields.is_default}
    where id = ${id}
  `);

/** Replaces a role's grants with exactly these, without touching unchanged ones. */
export const replaceGrants = (
  db: TenantDb,
  roleId: number,
  permissions: readonly string[],
): Promise<number> =>
  db.run(sql`
    with gone as (
      delete from identity.role_permission
      where role_id = ${roleId} and not permission = any(${permissions}::text[])
    )
    insert into identity.role_permission (tenant_id, role_id, permission)
    select ${db.scope.tenantId}, ${roleId}, p from unnest(${permissions}::text[]) as p
    on conflict do nothing
  `);

export const removeRole = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from identity.role where id = ${id}`);

/** Serialises changes of a tenant's users and roles, so that rules across rows hold. */
export const lockAdministration = (db: TenantDb): Promise<number> =>
  db.run(sql`
    select id from identity.role where name = 'Admin' and customer_id is null for update
  `);
