import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Returns customers with an account, the oldest first. */
export async function accountCustomers(db: TenantDb, count: number): Promise<readonly number[]> {
  const rows = await db.many(sql<{ id: number }>`
    select id from customers_public.customer_card where type = 'Account' order by id limit ${count}
  `);
  return rows.map((row) => row.id);
}
