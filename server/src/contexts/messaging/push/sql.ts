import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type TokenRow = {
  readonly id: string;
  readonly user_guid: string;
  readonly token: string;
  readonly is_active: boolean;
  readonly created_at: Date;
};

type Owner = { readonly userId: number; readonly userGuid: string };

/** Saves a device's token, and takes the device over from its previous user. */
export const saveToken = (
  db: TenantDb,
  { userId, userGuid }: Owner,
  input: { readonly token: string; readonly isActive: boolean; readonly now: Date },
): Promise<{ id: string }> =>
  db.one(sql<{ id: string }>`
    insert into messaging.push_token (tenant_id, user_id, user_guid, token, is_active, created_at)
    values (
      ${db.scope.tenantId}, ${userId}, ${userGuid}, ${input.token}, ${input.isActive}, ${input.now}
    )
    on conflict (tenant_id, token_hash) do update set
      user_id = excluded.user_id, user_guid = excluded.user_guid, is_active = excluded.is_active,
      created_at = excluded.created_at
    returning id
  `);

export const tokensOf = (
  db: TenantDb,
  userId: number,
  isActive: boolean | null,
): Promise<TokenRow[]> =>
  db.many(sql<TokenRow>`
    select id, user_guid, token, is_active, created_at from messaging.push_token
    where user_id = ${userId} and (${isActive}::boolean is null or is_active = ${isActive})
    order by created_at, id limit 100
  `);

export const forgetTokensOf = (db: TenantDb, userId: number): Promise<number> =>
  db.run(sql`delete from messaging.push_token where user_id = ${userId}`);

export const forgetToken = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from messaging.push_token where id = ${id}`);

/** Returns the token that a message goes to; undefined if it was deleted or disabled. */
export const tokenOf = async (db: TenantDb, id: string): Promise<string | undefined> => {
  const row = await db.maybeOne(sql<{ token: string }>`
    select token from messaging.push_token where id = ${id} and is_active
  `);
  return row?.token;
};

export type Device = { readonly id: string; readonly user_id: number };

/** Returns the devices of some users that accept notifications. */
export const devicesOf = (db: TenantDb, userIds: readonly number[]): Promise<Device[]> =>
  db.many(sql<Device>`
    select id, user_id from messaging.push_token
    where is_active and user_id = any (${userIds}::bigint[]) order by created_at, id
  `);
