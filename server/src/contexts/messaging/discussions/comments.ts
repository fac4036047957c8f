import { driverByGuid } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { isForCustomers } from './domain/rights.ts';
import type { Author, DiscussionRow, CommentText } from './domain/rows.ts';
import { addComment } from './sql/comments.ts';
import { shareDiscussion } from './sql/discussions.ts';

type CommentToWrite = {
  readonly discussion: Pick<DiscussionRow, 'id' | 'customer_id'>;
  /** The driver whom the discussion is about, if it is about one. */
  readonly driverGuid?: string | null;
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
  const { discussion, driverGuid = null, author, text, isOpening, now } = values;
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
  if (driverGuid !== null) await publishToDriver(db, driverGuid);
  return { id };
}

/** Returns the driver whom a discussion is about; null if it is about something else. */
export const driverOf = ({
  entity_type: type,
  entity_id: id,
}: Pick<DiscussionRow, 'entity_type' | 'entity_id'>): string | null =>
  type === 'Driver' ? id : null;

/** Notifies the app of a driver of whom a discussion is: it reads the messages for the driver. */
async function publishToDriver(db: TenantDb, guid: string): Promise<void> {
  const driver = await driverByGuid(db, guid);
  if (driver === undefined) return;
  const userIds = [driver.id];
  publish(db, 'driverMessages.changed', { id: null, customerId: null, userIds });
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
