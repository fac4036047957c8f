/** `customerId` is null if no customer may see it. */
type Told = { readonly id: string; readonly customerId: number | null };

/** The domain events of messaging. */
export type MessagingFacts = {
  readonly 'discussion.created': Told;
  readonly 'discussion.changed': Told;
  readonly 'discussion.deleted': Told;
  /** `id` is null if the notification matrix changed. */
  readonly 'template.changed': { readonly id: string | null; readonly customerId: null };
  /** Only the pages of these users are notified. */
  readonly 'notification.changed': {
    readonly id: null;
    readonly customerId: number | null;
    readonly userIds: readonly number[];
  };
  /** `id` is the comment's. */
  readonly 'comment.created': Told & { readonly discussionId: string };
  readonly 'comment.changed': Told & { readonly discussionId: string };
};
