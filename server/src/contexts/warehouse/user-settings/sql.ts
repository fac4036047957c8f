import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Returns a user's warehouse location; null if it was never set. */
export const settingOf = async (db: TenantDb, userId: number): Promise<string | null> => {
  const row = await db.maybeOne(sql<{ warehouse_location: string | null }>`
    select warehouse_location from warehouse.user_setting where user_id = ${userId}
  `);
  return row?.warehouse_location ?? null;
};

export const saveSetting = (
  db: TenantDb,
  userId: number,
  location: string | null,
): Promise<number> =>
  db.run(sql`
    insert into warehouse.user_setting (tenant_id, user_id, warehouse_location)
    values (${db.scope.tenantId}, ${userId}, ${location})
    on conflict (tenant_id, user_id) do update set warehouse_location = excluded.warehouse_location
  `);
