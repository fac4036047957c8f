import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { webhooksProblems } from '@waybill/contract/webhooks/problems';
import { handle } from '#platform/context.ts';
import { beginAgain, delivery, webhook } from '../sql/rows.ts';
import { queueDelivery, publishWebhookChanged } from '../publish-events.ts';
import { toDelivery } from '../mappers.ts';

export const replayWebhookDelivery = handle(
  contract.replayWebhookDelivery,
  async ({ input: { deliveryId }, db }) => {
    const stored = found(await delivery(db, deliveryId), webhooksProblems.DeliveryNotFound);
    const target = await webhook(db, stored.webhook_id);
    if (!target?.is_active) throw new Problem(webhooksProblems.WebhookIsOff);
    const again = found(await beginAgain(db, deliveryId), webhooksProblems.DeliveryUnderWay);
    await queueDelivery(db, again, null);
    publishWebhookChanged(db, again.webhook_id);
    return toDelivery(again);
  },
);
