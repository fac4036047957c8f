/** `customerId` is null if no customer may see it. */
type DiscussionRef = { readonly id: string; readonly customerId: number | null };

/** The domain events of messaging. */
export type MessagingEvents = {
  readonly 'discussion.created': DiscussionRef;
  readonly 'discussion.changed': DiscussionRef;
  readonly 'discussion.deleted': DiscussionRef;
  /** `id` is null if the notification matrix changed. */
  readonly 'template.changed': { readonly id: string | null; readonly customerId: null };
  /** Only the pages of these users are notified. */
  readonly 'notification.changed': {
    readonly id: null;
    readonly customerId: number | null;
    readonly userIds: readonly number[];
  };
  /** `id` is the comment's. */
  readonly 'comment.created': DiscussionRef & { readonly discussionId: string };
  readonly 'comment.changed': DiscussionRef & { readonly discussionId: string };
};
