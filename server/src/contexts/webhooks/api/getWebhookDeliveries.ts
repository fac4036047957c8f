import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { webhooksProblems } from '@waybill/contract/webhooks/problems';
import { handle } from '#platform/context.ts';
import { deliveriesPage } from '../lists.ts';
import { webhook } from '../sql/rows.ts';
import { toDelivery } from '../mappers.ts';

export const getWebhookDeliveries = handle(contract.getWebhookDeliveries, async ({ input, db }) => {
  const { webhookId: id = null } = input;
  if (id !== null) found(await webhook(db, id), webhooksProblems.WebhookNotFound);
  const { rows, totalCount } = await deliveriesPage(db, id, input);
  return { items: rows.map(toDelivery), totalCount };
});
