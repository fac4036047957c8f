import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { GroupRole } from '../domain/group-roles.ts';

type Row = GroupRole & { readonly roleDisplayName: string };

/** Returns the roles that the directory's groups give, by group. */
export const directoryRoles = (db: TenantDb): Promise<Row[]> =>
  db.many(sql<Row>`
    select d.group_name as "group", d.role_id as "roleId", r.display_name as "roleDisplayName"
    from identity.directory_role d
    join identity.role r on r.tenant_id = d.tenant_id and r.id = d.role_id
    order by lower(d.group_name), lower(r.display_name)
  `);

/** Replaces the groups' roles with exactly these. */
export const replaceDirectoryRoles = async (
  db: TenantDb,
  wanted: readonly GroupRole[],
): Promise<void> => {
  await db.run(sql`delete from identity.directory_role`);
  await db.run(sql`
    insert into identity.directory_role (tenant_id, group_name, role_id)
    select ${db.scope.tenantId}, w."group", w."roleId"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w ("group" text, "roleId" bigint)
    on conflict do nothing
  `);
};

/** Adds and removes roles of a user, except for the last administrator's (decisions A-15). */
export const moveRoles = (
  db: TenantDb,
  userId: number,
  {
    provided: input,
    taken: uniqueFields,
  }: { readonly provided: readonly number[]; readonly taken: readonly number[] },
): Promise<number> =>
  db.run(sql`
    with gone as (
      delete from identity.user_role ur
      where ur.user_id = ${userId} and ur.role_id = any (${uniqueFields}::bigint[])
        and not (
          exists (
            select from identity.role r
            where r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.name = 'Admin'
          ) and not exists (
            select from identity.user_role other
            join identity."user" u on u.tenant_id = other.tenant_id and u.id = other.user_id
            where other.tenant_id = ur.tenant_id and other.role_id = ur.role_id
              and other.user_id <> ur.user_id and u.is_active and u.deleted_at is null
          )
        )
    )
    insert into identity.user_role (tenant_id, user_id, role_id)
    select ${db.scope.tenantId}, ${userId}, r from unnest(${input}::bigint[]) as r
    on conflict do nothing
  `);
