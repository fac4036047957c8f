import type { Webhook, WebhookDelivery } from '@waybill/contract/webhooks/shapes';
import type { DeliveryRow, WebhookRow } from './sql/rows.ts';

/** Maps a webhook, without its secret. */
export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  isActive: row.is_active,
  disabledReason: row.disabled_reason,
  disabledReasonSentence: row.disabled_reason_sentence ?? undefined,
  failingSince: row.failing_since?.toISOString() ?? null,
  creationTime: row.created_at.toISOString(),
});

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  event: row.event,
  status: row.status,
  tries: row.tries,
  responseStatus: row.response_status,
  response: row.response,
  error: row.error,
  errorSentence: row.error_sentence ?? undefined,
  body: row.body,
  creationTime: row.created_at.toISOString(),
  deliveredTime: row.delivered_at?.toISOString() ?? null,
  nextTryTime: row.next_try_at?.toISOString() ?? null,
});
