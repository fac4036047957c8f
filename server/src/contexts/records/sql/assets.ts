import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { assetPurpose } from '../assets.ts';

/** Whether an uploaded picture is there that the caller may see. */
export async function isPicture(db: TenantDb, id: string): Promise<boolean> {
  const { isThere } = await db.one(sql<{ isThere: boolean }>`
    select exists (
      select from platform.stored_file
      where id = ${id} and purpose = ${assetPurpose} and file_type like 'image/%'
        and (customer_id is null or platform.sees_customer(customer_id))
    ) as "isThere"
  `);
  return isThere;
}
