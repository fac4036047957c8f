import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { webhooksProblems } from '@waybill/contract/webhooks/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { beginAgain, delivery, webhook } from '../sql/rows.ts';
import { queueDelivery } from '../queue-deliveries.ts';
import { toDelivery } from '../mappers.ts';

export const replayWebhookDelivery = handle(
  contract.replayWebhookDelivery,
  async ({ input: { deliveryId }, db }) => {
    const stored = found(await delivery(db, deliveryId), webhooksProblems.DeliveryNotFound);
    const target = await webhook(db, stored.webhook_id);
    if (!target?.is_active) throw new Problem(webhooksProblems.WebhookIsOff);
    const again = found(await beginAgain(db, deliveryId), webhooksProblems.DeliveryUnderWay);
    await queueDelivery(db, again, null);
    publish(db, 'webhook.changed', { id: again.webhook_id, customerId: null });
    return toDelivery(again);
  },
);
