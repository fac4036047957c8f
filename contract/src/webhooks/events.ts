/** The events that a webhook may subscribe to. */
export const webhookEvents = [
  'booking.created',
  'booking.statusChanged',
  'booking.cancelled',
  'booking.manifested',
  'job.created',
  'job.scanned',
  'job.delivered',
  'customer.created',
  'invoice.issued',
  'invoice.voided',
  'payment.recorded',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The type of a test delivery. */
export const testEvent = 'webhook.test';

/** The domain events of webhooks. */
export type WebhooksEvents = {
  /** A webhook or one of its deliveries changed. */
  readonly 'webhook.changed': { readonly id: number; readonly customerId: null };
};

/** The live topic of each event; null if no page shows its changes. */
export const webhooksTopics = {
  'webhook.changed': 'webhooks',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterWebhooks = {
  webhooks: ['/api/webhooks/webhook/getdeliveries', '/api/webhooks/webhook/getwebhooks'],
} as const;
