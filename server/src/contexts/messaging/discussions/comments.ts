import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { isForCustomers } from './domain/rights.ts';
import type { Author, DiscussionRow, CommentText } from './domain/rows.ts';
import { addComment } from './sql/comments.ts';
import { shareDiscussion } from './sql/discussions.ts';

type Translating = {
  readonly discussion: Pick<DiscussionRow, 'id' | 'customer_id'>;
  readonly author: Author;
  readonly text: CommentText;
  readonly isOpening: boolean;
  readonly now: Date;
};

/** Keeps a comment and tells those who may read it; what a customer may read shows them the rest. */
export async function t(db: TenantDb, values: Translating): Promise<{ readonly id: string }> {
  const { discussion, author, text, isOpening, now } = values;
  const { id } = await addComment(db, {
    ...author,
    ...text,
    discussion_id: discussion.id,
    customer_id: discussion.customer_id,
    is_discussion_content: isOpening,
    created_at: now,
  });
  await spread(db, discussion, { id, level: text.visibility_level, event: 'comment.created' });
  return { id };
}

type NewComment = {
  readonly id: string;
  readonly level: CommentText['visibility_level'];
  readonly event: 'comment.created' | 'comment.changed';
};

/** Tells of a comment; its first one for the customer opens the discussion to them. */
export async function spread(
  db: TenantDb,
  discussion: Translating['discussion'],
  { id, level, event }: NewComment,
): Promise<void> {
  const isVisible = isForCustomers(level);
  if (isVisible) await shareDiscussion(db, discussion.id);
  const customerId = isVisible ? discussion.customer_id : null;
  publish(db, event, { id, customerId, discussionId: discussion.id });
}
