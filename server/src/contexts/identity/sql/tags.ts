import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Active people whose name or user name has this in it. */
export const usersCalled = (
  db: TenantDb,
  asked: { readonly search: string; readonly skip: number; readonly take: number },
): Promise<{ id: string; name: string }[]> =>
  db.many(sql<{ id: string; name: string }>`
    select guid as id, trim(name || ' ' || surname) as name from identity."user"
    where deleted_at is null and is_active
      and position(lower(${asked.search}) in lower(name || ' ' || surname || ' ' || user_name)) > 0
    order by lower(name), lower(surname), guid
    limit ${asked.take} offset ${asked.skip}
  `);

export const usersByGuid = (
  db: TenantDb,
  guids: readonly string[],
): Promise<{ guid: string; customer_id: number | null }[]> =>
  db.many(sql<{ guid: string; customer_id: number | null }>`
    select guid, customer_id from identity."user"
    where deleted_at is null and guid = any (${guids}::uuid[])
  `);
