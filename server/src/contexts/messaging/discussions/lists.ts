import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import type { CommentRow, DiscussionRow } from './domain/rows.ts';
import { commentColumns, commentFrom } from './sql/comments.ts';
import { discussionColumns, unreadCount } from './sql/discussions.ts';

const text = (column: string) => ({ sql: column, type: 'text' }) as const;

/** True if the caller started it, wrote in it or was tagged in it. */
const participates = `(
  d.created_by = platform.user_id() or exists (
    select from messaging.comment c join identity_public.user_guid u
      on u.tenant_id = c.tenant_id and u.id = platform.user_id()
    where c.tenant_id = d.tenant_id and c.discussion_id = d.id
      and (c.created_by = u.id or u.guid = any (c.user_tags))
  )
)`;

const discussions: List = {
  fields: {
    id: { sql: 'd.id', type: 'uuid' },
    topic: text('d.topic'),
    type: text('d.type'),
    status: text('d.status'),
    customerid: { sql: 'd.customer_id', type: 'bigint' },
    'entity.entitytype': text('d.entity_type'),
    'entity.entityid': text('d.entity_id'),
    'entity.label': text('d.entity_label'),
    creator: text('d.author_name'),
    unreadcount: { sql: unreadCount, type: 'bigint' },
    participates: { sql: participates, type: 'boolean' },
    creationtime: { sql: 'd.created_at', type: 'timestamptz' },
  },
  searched: ['topic', 'creator', 'entity.label'],
  sorting: 'creationtime desc',
  tieBreak: 'id',
};

export const discussionsPage = (db: TenantDb, query: ListQuery): Promise<RowPage<DiscussionRow>> =>
  listPage(db, discussions, {
    query,
    select: sql<DiscussionRow>`${discussionColumns}`,
    from: sql`messaging.discussion d`,
    where: sql`d.deleted_at is null`,
  });

/** The text of deleted comments is not searchable. */
const content = text("(case when c.status = 'Deleted' then '' else c.content end)");

const comments: List = {
  fields: {
    id: { sql: 'c.id', type: 'uuid' },
    content,
    status: text('c.status'),
    visibilitylevel: text('c.visibility_level'),
    discussionid: { sql: 'c.discussion_id', type: 'uuid' },
    customerid: { sql: 'c.customer_id', type: 'bigint' },
    commenter: text('c.author_name'),
    isdiscussioncontent: { sql: 'c.is_discussion_content', type: 'boolean' },
    creationtime: { sql: 'c.created_at', type: 'timestamptz' },
    position: { sql: 'c.position', type: 'bigint' },
  },
  searched: ['content', 'commenter'],
  sorting: 'creationtime desc',
  tieBreak: 'id',
};

/** Returns a page of the comments of all discussions, or of one, then newest last. */
export const commentsPage = (
  db: TenantDb,
  query: ListQuery & { readonly discussionid?: string | undefined },
): Promise<RowPage<CommentRow>> => {
  const { discussionid } = query;
  const list = discussionid === undefined ? comments : { ...comments, sorting: 'position' };
  return listPage(db, list, {
    query,
    select: sql<CommentRow>`${commentColumns}`,
    from: commentFrom,
    where: discussionid === undefined ? sql`true` : sql`c.discussion_id = ${discussionid}`,
  });
};
