import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { webhooksProblems } from '@waybill/contract/webhooks/problems';
import { seal } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import type { WebhooksServices } from '../deliver.ts';
import { newSecret } from '../signing.ts';
import { addWebhook, changeWebhook } from '../sql/rows.ts';
import { toWebhook } from '../mappers.ts';

export const createOrUpdateWebhook = ({ callOut, secret: own }: WebhooksServices) =>
  handle(contract.createOrUpdateWebhook, async ({ input: { webhook }, db, now }) => {
    const refusal = callOut.refusalOf(webhook.url);
    if (refusal !== null) throw notValidField('webhook.url', refusal);
    const stored = {
      url: webhook.url,
      description: webhook.description,
      events: [...new Set(webhook.events)],
      is_active: webhook.isActive,
    };
    const isNew = webhook.id === undefined;
    const secret = isNew ? newSecret() : null;
    const row =
      secret === null
        ? await changeWebhook(db, webhook.id ?? 0, stored)
        : await addWebhook(db, { ...stored, secret: seal(own, secret) }, now);
    const saved = found(row, webhooksProblems.WebhookNotFound);
    publish(db, 'webhook.changed', { id: saved.id, customerId: null });
    return { webhook: toWebhook(saved), secret };
  });
