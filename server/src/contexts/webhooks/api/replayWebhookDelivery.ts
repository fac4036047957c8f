import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { webhooksProblems } from '@waybill/contract/webhooks/problems';
import { handle } from '#platform/context.ts';
import { beginAgain, delivery, webhook } from '../sql/rows.ts';
import { queueDelivery, tellPages } from '../telling.ts';
import { deliveryOnWire } from '../wire.ts';

export const replayWebhookDelivery = handle(
  contract.replayWebhookDelivery,
  async ({ input: { deliveryId }, db }) => {
    const told = found(await delivery(db, deliveryId), webhooksProblems.DeliveryNotFound);
    const target = await webhook(db, told.webhook_id);
    if (!target?.is_active) throw new Problem(webhooksProblems.WebhookIsOff);
    const again = found(await beginAgain(db, deliveryId), webhooksProblems.DeliveryUnderWay);
    await queueDelivery(db, again, null);
    tellPages(db, again.webhook_id);
    return deliveryOnWire(again);
  },
);
