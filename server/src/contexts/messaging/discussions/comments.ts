import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { isForCustomers } from './domain/rights.ts';
import type { Author, DiscussionRow, CommentText } from './domain/rows.ts';
import { addComment } from './sql/comments.ts';
import { shareDiscussion } from './sql/discussions.ts';

type CommentToWrite = {
  readonly discussion: Pick<DiscussionRow, 'id' | 'customer_id'>;
  readonly author: Author;
  readonly text: CommentText;
  readonly isOpening: boolean;
  readonly now: Date;
};

/** Saves a comment and publishes it to its readers. */
export async function writeComment(
  db: TenantDb,
  values: CommentToWrite,
): Promise<{ readonly id: string }> {
  const { discussion, author, text, isOpening, now } = values;
  const { id } = await addComment(db, {
    ...author,
    ...text,
    discussion_id: discussion.id,
    customer_id: discussion.customer_id,
    is_discussion_content: isOpening,
    created_at: now,
  });
  await publishComment(db, discussion, {
    id,
    level: text.visibility_level,
    event: 'comment.created',
  });
  return { id };
}

type NewComment = {
  readonly id: string;
  readonly level: CommentText['visibility_level'];
  readonly event: 'comment.created' | 'comment.changed';
};

/** Publishes a comment. The first one visible to the customer shares the discussion with them. */
export async function publishComment(
  db: TenantDb,
  discussion: CommentToWrite['discussion'],
  { id, level, event }: NewComment,
): Promise<void> {
  const isVisible = isForCustomers(level);
  if (isVisible) await shareDiscussion(db, discussion.id);
  const customerId = isVisible ? discussion.customer_id : null;
  publish(db, event, { id, customerId, discussionId: discussion.id });
}
