import * as contract from '@waybill/contract/webhooks/endpoints';
import { handle } from '#platform/context.ts';
import { webhooksPage } from '../lists.ts';
import { webhookOnWire } from '../wire.ts';

export const getWebhooks = handle(contract.getWebhooks, async ({ input, db }) => {
  const { rows, totalCount } = await webhooksPage(db, input);
  return { items: rows.map(webhookOnWire), totalCount };
});
