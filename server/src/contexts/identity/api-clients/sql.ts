import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ApiClientRow = {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly created_at: Date;
};

const columns = sql`id, name, permissions, created_at`;

export const apiClients = (db: TenantDb): Promise<ApiClientRow[]> =>
  db.many(sql<ApiClientRow>`
    select ${columns} from identity.client where is_active order by lower(name), id
  `);

export const apiClient = (db: TenantDb, id: string): Promise<ApiClientRow | undefined> =>
  db.maybeOne(sql<ApiClientRow>`
    select ${columns} from identity.client where id = ${id} and is_active
  `);

export const addApiClient = (
  db: TenantDb,
  client: Pick<ApiClientRow, 'id' | 'name' | 'permissions'> & { readonly secretHash: string },
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into identity.client (tenant_id, id, name, secret_hash, permissions, created_at)
    values (${db.scope.tenantId}, ${client.id}, ${client.name}, ${client.secretHash},
            ${client.permissions}::text[], ${now})
  `);

/** Returns false if the client does not exist or is inactive. */
export const replaceSecret = async (
  db: TenantDb,
  id: string,
  secretHash: string,
): Promise<boolean> =>
  (await db.run(sql`
    update identity.client set secret_hash = ${secretHash} where id = ${id} and is_active
  `)) === 1;

/** Returns false if the client did not exist. */
export const removeApiClient = async (db: TenantDb, id: string): Promise<boolean> =>
  (await db.run(sql`delete from identity.client where id = ${id}`)) === 1;
