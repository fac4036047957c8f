import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { permissionsOf, userColumns, type UserRow } from '../sign-in/sql.ts';

export type KeyRow = {
  readonly id: number;
  readonly begins: string;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
};

export const keysOf = (db: TenantDb, userId: number): Promise<KeyRow[]> =>
  db.many(sql<KeyRow>`
    select id, begins, name, created_at, last_used_at from identity.api_key
    where user_id = ${userId} order by id desc
  `);

export const addKey = async (
  db: TenantDb,
  key: Pick<KeyRow, 'begins' | 'name'> & { readonly userId: number; readonly hash: string },
  now: Date,
): Promise<number> => {
  const { id } = await db.one(sql<{ id: number }>`
    insert into identity.api_key
      (tenant_id, user_id, begins, name, key_hash, created_by, created_at)
    values (${db.scope.tenantId}, ${key.userId}, ${key.begins}, ${key.name}, ${key.hash},
            ${db.scope.userId}, ${now})
    returning id
  `);
  return id;
};

/** Returns the owner of the key, among the users visible to the caller. */
export const ownerOfKey = (db: TenantDb, id: number): Promise<{ user_id: number } | undefined> =>
  db.maybeOne(sql`
    select k.user_id from identity.api_key k
    join identity."user" u on u.tenant_id = k.tenant_id and u.id = k.user_id
    where k.id = ${id}
  `);

export const removeKey = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from identity.api_key where id = ${id}`);

export type KeyUserRow = UserRow & { readonly permissions: readonly string[] };

/** Returns the active user that a key acts as, and records that the key was used. */
export const userOfKey = (db: TenantDb, hash: string, now: Date): Promise<KeyUserRow | undefined> =>
  db.maybeOne(sql<KeyUserRow>`
    with used as (
      update identity.api_key set last_used_at = ${now} where key_hash = ${hash}
      returning tenant_id, user_id
    )
    select ${userColumns}, ${permissionsOf(sql`u.id`)} as permissions
    from used join identity."user" u on u.tenant_id = used.tenant_id and u.id = used.user_id
    where u.is_active and u.deleted_at is null
  `);
