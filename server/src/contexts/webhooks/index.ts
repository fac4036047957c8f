import { webhookEvents } from '@waybill/contract/webhooks/events';
import { daily } from '#platform/background/daily.ts';
import { context, onEach } from '#platform/context.ts';
import { createOrUpdateWebhook } from './api/createOrUpdateWebhook.ts';
import { deleteWebhook } from './api/deleteWebhook.ts';
import { getWebhookDeliveries } from './api/getWebhookDeliveries.ts';
import { getWebhooks } from './api/getWebhooks.ts';
import { replayWebhookDelivery } from './api/replayWebhookDelivery.ts';
import { rotateWebhookSecret } from './api/rotateWebhookSecret.ts';
import { sendTestWebhook } from './api/sendTestWebhook.ts';
import { forgetDeliveries } from './daily.ts';
import { deliver, type WebhooksServices } from './deliver.ts';
import { queueWebhookDeliveries } from './queue-deliveries.ts';

/** Sends events to other systems. */
export const webhooks = (services: WebhooksServices) =>
  context('webhooks', {
    endpoints: [
      createOrUpdateWebhook(services),
      deleteWebhook,
      getWebhookDeliveries,
      getWebhooks,
      replayWebhookDelivery,
      rotateWebhookSecret(services),
      sendTestWebhook,
    ],
    on: onEach(webhookEvents, queueWebhookDeliveries),
    callsOut: { 'webhooks.deliver': deliver(services) },
    daily: { 'webhooks.forget': daily('03:45', forgetDeliveries) },
  });
