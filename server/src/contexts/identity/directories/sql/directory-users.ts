import { customerRoleNames } from '@waybill/contract/identity/roles/static-roles';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

type Person = {
  readonly userName: string;
  readonly email: string;
  readonly name: string;
  readonly surname: string;
};

/**
 * Adds a directory user to the tenant's staff with the default roles. An existing user does not
 * change.
 */
export const addDirectoryUser = (db: TenantDb, person: Person, now: Date): Promise<number> =>
  db.run(sql`
    with added as (
      insert into identity."user" (
        tenant_id, name, surname, user_name, email, directory_name, is_active, is_email_confirmed,
        is_lockout_enabled, created_at
      ) values (
        ${db.scope.tenantId}, ${person.name}, ${person.surname}, ${person.userName},
        ${person.email}, ${person.userName}, true, true, true, ${now}
      )
      on conflict do nothing
      returning id
    )
    insert into identity.user_role (tenant_id, user_id, role_id)
    select ${db.scope.tenantId}, added.id, r.id
    from added join identity.role r
      on r.customer_id is null and r.is_default and not r.name = any (${customerRoleNames})
  `);

/** Returns the id of a directory user's account; null if it was deleted. */
export const directoryUserId = async (db: TenantDb, userName: string): Promise<number | null> => {
  const row = await db.maybeOne(sql<{ id: number }>`
    select id from identity."user"
    where lower(directory_name) = lower(${userName}) and deleted_at is null
  `);
  return row?.id ?? null;
};
