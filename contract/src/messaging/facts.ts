/** `customerId` is null where no customer may know of it. */
type Told = { readonly id: string; readonly customerId: number | null };

/** What messaging tells others. */
export type MessagingFacts = {
  readonly 'discussion.created': Told;
  readonly 'discussion.changed': Told;
  readonly 'discussion.deleted': Told;
  /** `id` is null where the matrix of events changed. */
  readonly 'template.changed': { readonly id: string | null; readonly customerId: null };
  /** Only these users' pages hear of it. */
  readonly 'notification.changed': {
    readonly id: null;
    readonly customerId: number | null;
    readonly userIds: readonly number[];
  };
  /** `id` is the comment's. */
  readonly 'comment.created': Told & { readonly discussionId: string };
  readonly 'comment.changed': Told & { readonly discussionId: string };
};
