import type { CommentStatus } from '@waybill/contract/messaging/discussions/choices';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Author, CommentRow, CommentText } from '../domain/rows.ts';

/** The maximum number of comments returned with their discussion. */
const commentsMax = 500;

export const commentColumns = sql`
  c.id, c.discussion_id, c.customer_id, c.content, c.status, c.visibility_level, c.user_tags,
  c.third_party_tags, c.entity_tags, c.is_discussion_content, c.created_by, c.author_guid,
  c.author_name, c.created_at
`;

/** Comments of discussions that are not deleted. */
export const commentFrom = sql`
  messaging.comment c join messaging.discussion d
    on d.tenant_id = c.tenant_id and d.id = c.discussion_id and d.deleted_at is null
`;

export const comment = (db: TenantDb, id: string): Promise<CommentRow | undefined> =>
  db.maybeOne(sql<CommentRow>`select ${commentColumns} from ${commentFrom} where c.id = ${id}`);

/** Locks the comment, so that changes of it are serialised. */
export const lockComment = (db: TenantDb, id: string): Promise<CommentRow | undefined> =>
  db.maybeOne(sql<CommentRow>`
    select ${commentColumns} from ${commentFrom} where c.id = ${id} for update of c
  `);

/** Returns the newest comments of a discussion, newest last. */
export const commentsOf = (db: TenantDb, discussionId: string): Promise<CommentRow[]> =>
  db.many(sql<CommentRow>`
    select * from (
      select ${commentColumns}, c.position from messaging.comment c
      where c.discussion_id = ${discussionId} order by c.position desc limit ${commentsMax}
    ) newest order by position
  `);

/** Returns the newest comment of each discussion. */
export const newestComments = (
  db: TenantDb,
  discussionIds: readonly string[],
): Promise<CommentRow[]> =>
  db.many(sql<CommentRow>`
    select distinct on (c.discussion_id) ${commentColumns} from messaging.comment c
    where c.discussion_id = any (${discussionIds}::uuid[])
    order by c.discussion_id, c.position desc
  `);

/** Returns the newest comment that a customer may read, of one customer or of any. */
export const newestShared = (
  db: TenantDb,
  customerId: number | null,
): Promise<CommentRow | undefined> =>
  db.maybeOne(sql<CommentRow>`
    select ${commentColumns} from ${commentFrom}
    where c.visibility_level in ('Customer', 'Public') and c.status <> 'Deleted'
      and (${customerId}::bigint is null or c.customer_id = ${customerId}::bigint)
    order by c.created_at desc, c.id desc limit 1
  `);

export type NewComment = Author &
  CommentText &
  Pick<CommentRow, 'discussion_id' | 'customer_id' | 'is_discussion_content' | 'created_at'>;

export const addComment = (db: TenantDb, row: NewComment): Promise<{ id: string }> =>
  db.one(sql<{ id: string }>`
    insert into messaging.comment (
      tenant_id, discussion_id, customer_id, content, status, visibility_level, user_tags,
      third_party_tags, entity_tags, is_discussion_content, created_by, author_guid, author_name,
      created_at
    ) values (
      ${db.scope.tenantId}, ${row.discussion_id}, ${row.customer_id}, ${row.content}, 'Active',
      ${row.visibility_level}, ${row.user_tags}::uuid[], ${row.third_party_tags}::text[],
      ${JSON.stringify(row.entity_tags)}::jsonb, ${row.is_discussion_content}, ${row.created_by},
      ${row.author_guid}, ${row.author_name}, ${row.created_at}
    )
    returning id
  `);

export const saveComment = (db: TenantDb, id: string, row: CommentText): Promise<number> =>
  db.run(sql`
    update messaging.comment set
      content = ${row.content}, status = 'Edited', visibility_level = ${row.visibility_level},
      user_tags = ${row.user_tags}::uuid[], third_party_tags = ${row.third_party_tags}::text[],
      entity_tags = ${JSON.stringify(row.entity_tags)}::jsonb
    where id = ${id}
  `);

export const setCommentStatus = (
  db: TenantDb,
  id: string,
  status: CommentStatus,
): Promise<number> => db.run(sql`update messaging.comment set status = ${status} where id = ${id}`);
