import * as contract from '@waybill/contract/webhooks/endpoints';
import { handle } from '#platform/context.ts';
import { webhooksPage } from '../lists.ts';
import { toWebhook } from '../mappers.ts';

export const getWebhooks = handle(contract.getWebhooks, async ({ input, db }) => {
  const { rows, totalCount } = await webhooksPage(db, input);
  return { items: rows.map(toWebhook), totalCount };
});
