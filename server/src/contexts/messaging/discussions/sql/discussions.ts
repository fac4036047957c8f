import type { DiscussionStatus } from '@waybill/contract/messaging/discussions/choices';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { DiscussionRow } from '../domain/rows.ts';

/** Comments by others since the caller last read the discussion. */
export const unreadCount = `(
  select count(*) from messaging.comment c
  where c.tenant_id = d.tenant_id and c.discussion_id = d.id and c.status <> 'Deleted'
    and c.created_by is distinct from platform.user_id()
    and not exists (
      select from messaging.reading r
      where r.tenant_id = c.tenant_id and r.discussion_id = c.discussion_id
        and r.user_id = platform.user_id() and r.read_at >= c.created_at
    )
)`;

export const discussionColumns = sql`
  d.id, d.customer_id, d.is_shared, d.topic, d.type, d.status, d.entity_type, d.entity_id,
  d.entity_label, d.template_id, d.created_by, d.author_guid, d.author_name, d.created_at, (
    select count(*) from messaging.comment c
    where c.tenant_id = d.tenant_id and c.discussion_id = d.id
  ) as comment_count, ${sql.raw(unreadCount)} as unread_count, (
    select r.read_at from messaging.reading r
    where r.tenant_id = d.tenant_id and r.discussion_id = d.id and r.user_id = platform.user_id()
  ) as read_at
`;

export const discussion = (db: TenantDb, id: string): Promise<DiscussionRow | undefined> =>
  db.maybeOne(sql<DiscussionRow>`
    select ${discussionColumns} from messaging.discussion d
    where d.id = ${id} and d.deleted_at is null
  `);

/** Locks the discussion, so that changes of it are serialised. */
export const lockDiscussion = (db: TenantDb, id: string): Promise<DiscussionRow | undefined> =>
  db.maybeOne(sql<DiscussionRow>`
    select ${discussionColumns} from messaging.discussion d
    where d.id = ${id} and d.deleted_at is null for update of d
  `);

export type NewDiscussion = Omit<
  DiscussionRow,
  'id' | 'comment_count' | 'unread_count' | 'read_at' | 'template_id'
>;

export const addDiscussion = (db: TenantDb, row: NewDiscussion): Promise<{ id: string }> =>
  db.one(sql<{ id: string }>`
    insert into messaging.discussion (
      tenant_id, customer_id, is_shared, topic, type, status, entity_type, entity_id, entity_label,
      created_by, author_guid, author_name, created_at
    ) values (
      ${db.scope.tenantId}, ${row.customer_id}, ${row.is_shared}, ${row.topic}, ${row.type},
      ${row.status}, ${row.entity_type}, ${row.entity_id}, ${row.entity_label},
      ${row.created_by}, ${row.author_guid}, ${row.author_name}, ${row.created_at}
    )
    returning id
  `);

type Changes = {
  readonly topic: string;
  readonly type: string;
  readonly status: DiscussionStatus;
};

export const saveDiscussion = (db: TenantDb, id: string, changes: Changes): Promise<number> =>
  db.run(sql`
    update messaging.discussion
    set topic = ${changes.topic}, type = ${changes.type}, status = ${changes.status}
    where id = ${id}
  `);

/** Makes the discussion visible to its customer. */
export const shareDiscussion = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`
    update messaging.discussion set is_shared = true where id = ${id} and not is_shared
  `);

export const hideDiscussion = (db: TenantDb, id: string, now: Date): Promise<number> =>
  db.run(sql`
    update messaging.discussion set status = 'Closed', deleted_at = ${now} where id = ${id}
  `);

/** Returns the users who wrote in a discussion or were tagged in it. */
export const voicesOf = (
  db: TenantDb,
  id: string,
): Promise<{ authors: number[]; tagged: string[] }> =>
  db.one(sql<{ authors: number[]; tagged: string[] }>`
    select
      array(
        select c.created_by from messaging.comment c
        where c.discussion_id = d.id and c.created_by is not null
        union select d.created_by where d.created_by is not null
      ) as authors,
      array(
        select distinct unnest(c.user_tags) from messaging.comment c where c.discussion_id = d.id
      ) as tagged
    from messaging.discussion d where d.id = ${id}
  `);
