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
  /** Dispatch and these drivers have a new message; only the drivers' apps are notified. */
  readonly 'driverMessages.changed': {
    readonly id: null;
    readonly customerId: null;
    readonly userIds: readonly number[];
  };
  /** `id` is the comment's. */
  readonly 'comment.created': DiscussionRef & { readonly discussionId: string };
  readonly 'comment.changed': DiscussionRef & { readonly discussionId: string };
};

/** The live topic of each event; null if no page shows its changes. */
export const messagingTopics = {
  'discussion.created': 'messaging',
  'discussion.changed': 'messaging',
  'discussion.deleted': 'messaging',
  'template.changed': 'messaging',
  'notification.changed': 'inbox',
  'driverMessages.changed': 'driverMessages',
  'comment.created': 'messaging',
  'comment.changed': 'messaging',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterMessaging = {
  driverMessages: ['/api/driver/messages'],
  messaging: [
    '/api/communication/email/count-emails',
    '/api/communication/comment/get-comment',
    '/api/communication/comment/get-comments',
    '/api/communication/discussion/get-discussion',
    '/api/communication/comment/get-discussion-comments',
    '/api/communication/discussion/get-discussions',
    '/api/communication/history/get-emails',
    '/api/communication/history/get-entity-changes',
    '/api/communication/template/get-message-rules',
    '/api/communication/inbox/get-preferences',
    '/api/communication/inbox/get-notifications',
    '/api/communication/template/get-template',
    '/api/communication/template/get-template-resources',
    '/api/communication/template/get-template-versions',
    '/api/communication/template/get-templates',
    '/api/communication/template/preview-template',
  ],
  inbox: ['/api/communication/inbox/get-preferences', '/api/communication/inbox/get-notifications'],
} as const;
