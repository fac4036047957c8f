import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import {
  byDirectory,
  newestKey,
  permissionsOf,
  userColumns,
  type UserRow,
} from '../../sign-in/sql.ts';

export type EditedRow = UserRow & {
  readonly timezone: string | null;
  readonly picture_id: string | null;
  readonly key_begins: string | null;
  readonly is_directory_user: boolean;
  readonly role_ids: readonly number[];
  /** The effective permissions, from roles and own grants. */
  readonly permissions: readonly string[];
  readonly by_roles: readonly string[];
};

/** Returns a user with roles and permissions; undefined if deleted or not visible to the caller. */
export const editedUser = (db: TenantDb, id: number): Promise<EditedRow | undefined> =>
  db.maybeOne(sql<EditedRow>`
    select ${userColumns}, u.timezone, u.picture_id, ${newestKey}, ${byDirectory},
      ${permissionsOf(sql`u.id`)} as permissions,
      coalesce((
        select json_agg(ur.role_id order by ur.role_id) from identity.user_role ur
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id
      ), '[]') as role_ids,
      coalesce((
        select array_agg(distinct p.permission order by p.permission)
        from identity.user_role ur
        join identity.role_permission p
          on p.tenant_id = ur.tenant_id and p.role_id = ur.role_id
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id
      ), '{}') as by_roles
    from identity."user" u where u.id = ${id} and u.deleted_at is null
  `);

export type UserFields = {
  readonly customer_id: number | null;
  readonly name: string;
  readonly surname: string;
  readonly user_name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly is_active: boolean;
  readonly is_driver: boolean;
  readonly is_lockout_enabled: boolean;
  readonly is_two_factor_enabled: boolean;
  readonly should_change_password: boolean;
};

export const addUser = async (db: TenantDb, f: UserFields, now: Date): Promise<number> => {
  const added = await db.one(sql<{ id: number }>`
    insert into identity."user" (
      tenant_id, customer_id, name, surname, user_name, email, phone_number, is_active, is_driver,
      is_lockout_enabled, is_two_factor_enabled, should_change_password, created_at
    ) values (
      ${db.scope.tenantId}, ${f.customer_id}, ${f.name}, ${f.surname}, ${f.user_name}, ${f.email},
      ${f.phone_number}, ${f.is_active}, ${f.is_driver}, ${f.is_lockout_enabled},
      ${f.is_two_factor_enabled}, ${f.should_change_password}, ${now}
    )
    returning id
  `);
  return added.id;
};

/**
 * Saves a user. A new address must be confirmed, and codes e-mailed to the old one become invalid.
 */
export const saveUser = (db: TenantDb, id: number, f: UserFields): Promise<number> =>
  db.run(sql`
    with void as (
      delete from identity.account_code c using identity."user" u
      where c.user_id = ${id} and u.tenant_id = c.tenant_id and u.id = c.user_id
        and lower(u.email) <> lower(${f.email})
    )
    update identity."user" set
      is_email_confirmed = is_email_confirmed and lower(email) = lower(${f.email}),
      name = ${f.name}, surname = ${f.surname}, user_name = ${f.user_name}, email = ${f.email},
      phone_number = ${f.phone_number}, is_active = ${f.is_active}, is_driver = ${f.is_driver},
      is_lockout_enabled = ${f.is_lockout_enabled},
      is_two_factor_enabled = ${f.is_two_factor_enabled},
      should_change_password = ${f.should_change_password}
    where id = ${id}
  `);

export const passwordHashOf = (
  db: TenantDb,
  id: number,
): Promise<{ password_hash: string | null; directory_name: string | null } | undefined> =>
  db.maybeOne(sql`
    select password_hash, directory_name from identity."user"
    where id = ${id} and deleted_at is null
  `);

/**
 * Sets a password. This ends a lockout and invalidates e-mailed password codes, known browsers and
 * sign-in steps. A directory user signs in with the password from then on.
 */
export const setPassword = (db: TenantDb, id: number, hash: string): Promise<number> =>
  db.run(sql`
    with worthless as (
      delete from identity.account_code where user_id = ${id} and purpose <> 'Email'
    ), known as (
      delete from identity.known_browser where user_id = ${id}
    ), steps as (
      delete from identity.sign_in_step where user_id = ${id}
    )
    update identity."user" set
      password_hash = ${hash}, directory_name = null, failed_count = 0, locked_until = null
    where id = ${id}
  `);

export const passwordWasChanged = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`update identity."user" set should_change_password = false where id = ${id}`);

/** Replaces a user's roles with exactly these, without touching unchanged ones. */
export const replaceRoles = (
  db: TenantDb,
  userId: number,
  roleIds: readonly number[],
): Promise<number> =>
  db.run(sql`
    with gone as (
      delete from identity.user_role
      where user_id = ${userId} and not role_id = any(${roleIds}::bigint[])
    )
    insert into identity.user_role (tenant_id, user_id, role_id)
    select ${db.scope.tenantId}, ${userId}, r from unnest(${roleIds}::bigint[]) as r
    on conflict do nothing
  `);

/** Replaces a user's own grants and denials with exactly these. */
export const replaceOwnPermissions = (
  db: TenantDb,
  userId: number,
  own: { readonly granted: readonly string[]; readonly denied: readonly string[] },
): Promise<number> =>
  db.run(sql`
    with wanted as (
      select p, true as is_granted from unnest(${own.granted}::text[]) as p
      union all select p, false from unnest(${own.denied}::text[]) as p
    ), gone as (
      delete from identity.user_permission
      where user_id = ${userId} and permission not in (select p from wanted)
    )
    insert into identity.user_permission (tenant_id, user_id, permission, is_granted)
    select ${db.scope.tenantId}, ${userId}, p, is_granted from wanted
    on conflict (tenant_id, user_id, permission) do update set is_granted = excluded.is_granted
  `);

export const unlock = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`update identity."user" set failed_count = 0, locked_until = null where id = ${id}`);

export const markDeleted = (db: TenantDb, id: number, now: Date): Promise<number> =>
  db.run(sql`update identity."user" set is_active = false, deleted_at = ${now} where id = ${id}`);

/** Ends all sessions of a user, optionally except one. */
export const endSessions = (
  db: TenantDb,
  userId: number,
  except: string | null = null,
): Promise<number> =>
  db.run(sql`
    delete from identity.session
    where user_id = ${userId} and id is distinct from ${except}::uuid
  `);

/** Counts active administrators without denied permissions. */
export const adminsLeft = async (db: TenantDb): Promise<number> => {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count
    from identity.role r
    join identity.user_role ur on ur.tenant_id = r.tenant_id and ur.role_id = r.id
    join identity."user" u on u.tenant_id = ur.tenant_id and u.id = ur.user_id
    where r.name = 'Admin' and r.customer_id is null and u.is_active and u.deleted_at is null
      and not exists (
        select from identity.user_permission d
        where d.tenant_id = u.tenant_id and d.user_id = u.id and not d.is_granted
      )
  `);
  return count;
};
