import type { TenantDb } from '#platform/db/database.ts';
import { isForCustomers } from './domain/rights.ts';
import type { Author, DiscussionRow, Written } from './domain/rows.ts';
import { addComment } from './sql/comments.ts';
import { shareDiscussion } from './sql/discussions.ts';
import { tell } from './told.ts';

type Saying = {
  readonly discussion: Pick<DiscussionRow, 'id' | 'customer_id'>;
  readonly author: Author;
  readonly text: Written;
  readonly isOpening: boolean;
  readonly now: Date;
};

/** Keeps a comment and tells those who may read it; what a customer may read shows them the rest. */
export async function say(db: TenantDb, saying: Saying): Promise<{ readonly id: string }> {
  const { discussion, author, text, isOpening, now } = saying;
  const { id } = await addComment(db, {
    ...author,
    ...text,
    discussion_id: discussion.id,
    customer_id: discussion.customer_id,
    is_discussion_content: isOpening,
    created_at: now,
  });
  await spread(db, discussion, { id, level: text.visibility_level, fact: 'comment.created' });
  return { id };
}

type News = {
  readonly id: string;
  readonly level: Written['visibility_level'];
  readonly fact: 'comment.created' | 'comment.changed';
};

/** Tells of a comment; its first one for the customer opens the discussion to them. */
export async function spread(
  db: TenantDb,
  discussion: Saying['discussion'],
  { id, level, fact }: News,
): Promise<void> {
  const isShown = isForCustomers(level);
  if (isShown) await shareDiscussion(db, discussion.id);
  const customerId = isShown ? discussion.customer_id : null;
  tell(db, fact, { id, customerId, discussionId: discussion.id });
}
