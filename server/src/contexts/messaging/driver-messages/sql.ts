import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

type Driver = { readonly userId: number; readonly guid: string };

export type DriverMessageRow = {
  readonly id: string;
  readonly content: string;
  readonly author_name: string;
  readonly created_by: number | null;
  readonly created_at: Date;
};

/**
 * Returns a driver's messages, newest last: those in discussions that the driver opened, and
 * comments that tag the driver in other discussions about the driver.
 */
export const messagesOf = (
  db: TenantDb,
  { userId, guid }: Driver,
  most: number,
): Promise<DriverMessageRow[]> =>
  db.many(sql<DriverMessageRow>`
    select * from (
      select c.id, c.content, c.author_name, c.created_by, c.created_at, c.position
      from messaging.comment c
      join messaging.discussion d on d.tenant_id = c.tenant_id and d.id = c.discussion_id
      where d.entity_type = 'Driver' and d.entity_id = ${guid} and d.deleted_at is null
        and c.status <> 'Deleted'
        and (d.created_by = ${userId} or c.created_by = ${userId}
          or ${guid}::uuid = any (c.user_tags))
      order by c.created_at desc, c.position desc limit ${most}
    ) newest
    order by created_at, position
  `);

/** Returns the newest open discussion that a driver started. */
export const openThread = (
  db: TenantDb,
  { userId, guid }: Driver,
): Promise<{ readonly id: string } | undefined> =>
  db.maybeOne(sql<{ id: string }>`
    select d.id from messaging.discussion d
    where d.entity_type = 'Driver' and d.entity_id = ${guid} and d.created_by = ${userId}
      and d.deleted_at is null and d.status <> 'Closed'
    order by d.created_at desc, d.id desc limit 1
    for update
  `);

/** Serialises a driver's first messages, so that only one of them opens the discussion. */
export const lockThread = (db: TenantDb, guid: string): Promise<unknown> =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended('messages of ' || ${guid}, ${db.scope.tenantId}))
  `);
