/** `customerId` is null where no customer may know of it. */
type Told = { readonly id: string; readonly customerId: number | null };

/** What messaging tells others. */
export type MessagingFacts = {
  readonly 'discussion.created': Told;
  readonly 'discussion.changed': Told;
  readonly 'discussion.deleted': Told;
  readonly 'template.changed': Told;
  /** `id` is the comment's. */
  readonly 'comment.created': Told & { readonly discussionId: string };
  readonly 'comment.changed': Told & { readonly discussionId: string };
};
