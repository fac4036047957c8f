import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { webhooksProblems } from '@waybill/contract/webhooks/problems';
import { seal } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { WebhooksHouse } from '../deliver.ts';
import { newSecret } from '../signing.ts';
import { addWebhook, changeWebhook } from '../sql/rows.ts';
import { tellPages } from '../telling.ts';
import { webhookOnWire } from '../wire.ts';

export const createOrUpdateWebhook = ({ callOut, secret: own }: WebhooksHouse) =>
  handle(contract.createOrUpdateWebhook, async ({ input: { webhook }, db, now }) => {
    const refusal = callOut.refusalOf(webhook.url);
    if (refusal !== null) throw notValidField('webhook.url', refusal);
    const kept = {
      url: webhook.url,
      description: webhook.description,
      events: [...new Set(webhook.events)],
      is_active: webhook.isActive,
    };
    const isNew = webhook.id === undefined;
    const secret = isNew ? newSecret() : null;
    const row =
      secret === null
        ? await changeWebhook(db, webhook.id ?? 0, kept)
        : await addWebhook(db, { ...kept, secret: seal(own, secret) }, now);
    const saved = found(row, webhooksProblems.WebhookNotFound);
    tellPages(db, saved.id);
    return { webhook: webhookOnWire(saved), secret };
  });
