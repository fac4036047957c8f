import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type DriverUserFields = {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string | null;
  readonly isActive: boolean;
  /** Null retains the current password. */
  readonly passwordHash: string | null;
};

/** Adds a driver to the tenant's staff; the user name is the e-mail address. */
export const insertDriverUser = (
  db: TenantDb,
  user: DriverUserFields,
  now: Date,
): Promise<{ id: number; guid: string }> =>
  db.one(sql<{ id: number; guid: string }>`
    with added as (
      insert into identity."user" (
        tenant_id, name, surname, user_name, email, phone_number, password_hash, is_active,
        is_driver, created_at
      ) values (
        ${db.scope.tenantId}, ${user.name}, ${user.surname}, ${user.email}, ${user.email},
        ${user.phone}, ${user.passwordHash}, ${user.isActive}, true, ${now}
      ) returning id, guid
    ), enrolled as (
      insert into identity.user_role (tenant_id, user_id, role_id)
      select ${db.scope.tenantId}, added.id, r.id
      from added join identity.role r on r.name = 'Driver' and r.customer_id is null
    )
    select id, guid from added
  `);

export type DriverUser = {
  readonly email: string;
  readonly is_active: boolean;
  /** True if the user has only the role Driver and no own permissions. */
  readonly drives_only: boolean;
};

/** Locks a user who is a driver. */
export const lockDriverUser = (db: TenantDb, id: number): Promise<DriverUser | undefined> =>
  db.maybeOne(sql<DriverUser>`
    select u.email, u.is_active,
      not exists (
        select from identity.user_role ur
        join identity.role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id and r.name <> 'Driver'
      ) and not exists (
        select from identity.user_permission p
        where p.tenant_id = u.tenant_id and p.user_id = u.id and p.is_granted
      ) as drives_only
    from identity."user" u where u.id = ${id} and u.is_driver and u.deleted_at is null
    for update of u
  `);

export const saveDriverUser = (
  db: TenantDb,
  id: number,
  user: DriverUserFields,
): Promise<unknown> =>
  db.run(sql`
    update identity."user" set
      user_name = case when lower(user_name) = lower(email) then ${user.email} else user_name end,
      name = ${user.name}, surname = ${user.surname}, email = ${user.email},
      phone_number = ${user.phone}, is_active = ${user.isActive},
      password_hash = coalesce(${user.passwordHash}, password_hash)
    where id = ${id}
  `);

/** Ends all sessions of a user. */
export const endSessionsOf = (db: TenantDb, id: number): Promise<unknown> =>
  db.run(sql`delete from identity.session where user_id = ${id}`);
