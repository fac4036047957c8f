import type * as events from '@waybill/contract/messaging/notifications/notification-events';
import { isForCustomers } from './rights.ts';
import type { CommentRow } from './rows.ts';

/** A participant, or a user who was tagged. */
export type Voice = {
  readonly userId: number;
  readonly guid: string;
  readonly email: string;
  readonly customerId: number | null;
};
export type Listener = Voice & { readonly type: events.NotificationType };

type CommentSubject = Pick<
  CommentRow,
  'visibility_level' | 'customer_id' | 'user_tags' | 'is_discussion_content' | 'created_by'
>;

/**
 * Returns who is notified of a comment, and with which type (decisions M-04): tagged users and
 * earlier participants, except the author and those who may not read it.
 */
export function listenersTo(
  comment: CommentSubject,
  voices: readonly Voice[],
): readonly Listener[] {
  const mayRead = ({ customerId }: Voice): boolean =>
    customerId === null ||
    (isForCustomers(comment.visibility_level) && customerId === comment.customer_id);
  const handlers = new Map<number, Listener>();
  for (const voice of voices) {
    if (voice.userId === comment.created_by || !mayRead(voice)) continue;
    handlers.set(voice.userId, { ...voice, type: typeFor(comment, voice) });
  }
  return [...handlers.values()];
}

function typeFor(comment: CommentSubject, { guid }: Voice): events.NotificationType {
  if (comment.is_discussion_content) return 'DiscussionCreated';
  return comment.user_tags.includes(guid) ? 'UserDiscussionNotification' : 'CommentCreated';
}
