import type { CommentRow, DiscussionRow } from './rows.ts';
import type { Comment, Discussion } from '@waybill/contract/messaging/discussions/shapes';

/** Maps a comment; the content of a deleted one is withheld. */
export function toComment(row: CommentRow): Comment {
  const isDeleted = row.status === 'Deleted';
  return {
    id: row.id,
    content: isDeleted ? '' : row.content,
    status: row.status,
    usertags: isDeleted ? [] : row.user_tags,
    thirdpartytags: isDeleted ? [] : row.third_party_tags,
    entitytags: isDeleted ? [] : row.entity_tags,
    discussionid: row.discussion_id,
    creationtime: row.created_at.toISOString(),
    commenter: { userGuid: row.author_guid, name: row.author_name },
    visibilitylevel: row.visibility_level,
    isdiscussioncontent: row.is_discussion_content,
  };
}

/** Maps a discussion with the comments returned with it, newest last. */
export const toDiscussion = (row: DiscussionRow, comments: readonly CommentRow[]): Discussion => ({
  id: row.id,
  topic: row.topic,
  type: row.type,
  status: row.status,
  comments: comments.map(toComment),
  creationtime: row.created_at.toISOString(),
  templateid: row.template_id,
  entity: entityOf(row),
  customerid: row.customer_id,
  commentcount: row.comment_count,
  unreadcount: row.unread_count,
  readtime: row.read_at?.toISOString() ?? null,
  creator: { userGuid: row.author_guid, name: row.author_name },
});

function entityOf(row: DiscussionRow): Discussion['entity'] {
  const { entity_type: entitytype, entity_id: entityid, entity_label: label } = row;
  return entitytype === null || entityid === null
    ? null
    : { entitytype, entityid, label: label ?? entityid };
}
