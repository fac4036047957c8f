import { z } from 'zod';
import { SentenceShape } from '../sentence-shape.ts';
import { entity } from '../entity.ts';
import { Id, Moment } from '../shared/fields.ts';
import { revision } from '../revision.ts';
import { guidOf, idOf } from '../shared/ids.ts';

export const Webhook = entity(
  'Webhook',
  z.object({
    id: idOf('webhook'),
    url: z.string(),
    description: z.string(),
    events: z.array(z.string()),
    isActive: z.boolean(),
    /** Why the server turned it off; null if it did not. */
    disabledReason: z.string().nullable(),
    disabledReasonSentence: SentenceShape.optional(),
    /** Since when deliveries have failed; null if the last one succeeded. */
    failingSince: Moment.nullable(),
    creationTime: Moment,
    ...revision,
  }),
);
export type Webhook = z.output<typeof Webhook>;

export const deliveryStatuses = ['Queued', 'Delivered', 'Failed'] as const;

export const WebhookDelivery = entity(
  'WebhookDelivery',
  z.object({
    id: guidOf('webhookDelivery'),
    webhookId: Id,
    event: z.string(),
    status: z.enum(deliveryStatuses),
    tries: z.number().int(),
    /** The last response: its status and first 500 characters; null without a response. */
    responseStatus: z.number().int().nullable(),
    response: z.string().nullable(),
    error: z.string().nullable(),
    errorSentence: SentenceShape.optional(),
    /** The exact bytes that were sent. */
    body: z.string(),
    creationTime: Moment,
    deliveredTime: Moment.nullable(),
    nextTryTime: Moment.nullable(),
  }),
);
export type WebhookDelivery = z.output<typeof WebhookDelivery>;
