import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, requiredLine } from '../shared/fields.ts';
import { listInput, pageOf } from '../shared/page.ts';
import { webhookEvents } from './events.ts';
import { webhooksProblems as refusals } from './problems.ts';
import { Webhook, WebhookDelivery } from './shapes.ts';
import { onlyId, revision } from '../revision.ts';
import { guidOf, idOf } from '../shared/ids.ts';

const access = 'Administration.Settings';
const WithSecret = z.object({
  webhook: Webhook,
  /** Shown only this once; null if it is unchanged. */
  secret: z.string().nullable(),
});

export const getWebhooks = endpoint({
  path: '/api/webhooks/webhook/getwebhooks',
  access,
  summary: 'Returns the webhooks.',
  input: z.object(listInput),
  output: pageOf(Webhook),
  rowsAreEdited: true,
});

export const createOrUpdateWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/webhook/createorupdate',
  access,
  summary: 'Creates or updates a webhook; the secret of a new one is returned only once.',
  input: z.object({
    webhook: z.object({
      id: idOf('webhook').optional(),
      url: requiredLine(1000, 'An address is required'),
      description: line(200).default(''),
      events: z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event').max(50),
      isActive: z.boolean().default(true),
    }),
    ...revision,
  }),
  output: WithSecret,
  problems: [refusals.WebhookNotFound],
  replaces: {
    read: getWebhooks,
    argsOf: ({ webhook: { id } }) => (id ? onlyId(id) : null),
  },
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/webhook/rotatesecret',
  access,
  summary:
    "Replaces a webhook's secret and returns the new one only once; the old one no longer signs.",
  input: z.object({ id: idOf('webhook') }),
  output: WithSecret,
  problems: [refusals.WebhookNotFound],
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/webhook/delete',
  access,
  summary: 'Deletes a webhook and its deliveries.',
  input: z.object({ id: idOf('webhook') }),
  output: z.null(),
  problems: [refusals.WebhookNotFound],
});

export const sendTestWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/webhook/sendtest',
  access,
  summary: 'Sends a test event to a webhook.',
  input: z.object({ id: idOf('webhook') }),
  output: WebhookDelivery,
  perMinute: 30,
  problems: [refusals.WebhookNotFound, refusals.WebhookIsOff],
});

export const getWebhookDeliveries = endpoint({
  path: '/api/webhooks/webhook/getdeliveries',
  access,
  summary:
    'Returns the deliveries of the last 30 days, to one webhook or to all, with their outcomes.',
  input: z.object({ ...listInput, webhookId: idOf('webhook').optional() }),
  output: pageOf(WebhookDelivery),
  problems: [refusals.WebhookNotFound],
});

export const replayWebhookDelivery = endpoint({
  method: 'POST',
  path: '/api/webhooks/webhook/replay',
  access,
  summary: 'Sends a delivery again with the same id, so that the receiver can recognise it.',
  input: z.object({ deliveryId: guidOf('webhookDelivery') }),
  output: WebhookDelivery,
  problems: [refusals.DeliveryNotFound, refusals.DeliveryUnderWay, refusals.WebhookIsOff],
});
