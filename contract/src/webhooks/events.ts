/** What a webhook may be told, each the name of what happened in the house. */
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

/** What a test tells. */
export const testEvent = 'webhook.test';
