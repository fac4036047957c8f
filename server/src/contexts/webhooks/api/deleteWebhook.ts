import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { webhooksProblems } from '@waybill/contract/webhooks/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { dropWebhook } from '../sql/rows.ts';

export const deleteWebhook = handle(contract.deleteWebhook, async ({ input: { id }, db }) => {
  if ((await dropWebhook(db, id)) === 0) throw new Problem(webhooksProblems.WebhookNotFound);
  publish(db, 'webhook.changed', { id, customerId: null });
  return null;
});
