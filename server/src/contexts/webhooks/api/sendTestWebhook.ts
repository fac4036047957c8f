import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { testEvent } from '@waybill/contract/webhooks/events';
import { webhooksProblems } from '@waybill/contract/webhooks/problems';
import { handle } from '#platform/context.ts';
import { addTest, webhook } from '../sql/rows.ts';
import { bodyOf, queueDelivery } from '../queue-deliveries.ts';
import { toDelivery } from '../mappers.ts';

export const sendTestWebhook = handle(
  contract.sendTestWebhook,
  async ({ input: { id }, db, now }) => {
    const row = found(await webhook(db, id), webhooksProblems.WebhookNotFound);
    if (!row.is_active) throw new Problem(webhooksProblems.WebhookIsOff);
    const body = bodyOf(testEvent, now, { message: 'It works.' });
    const delivery = await addTest(db, { webhookId: id, event: testEvent, body }, now);
    await queueDelivery(db, delivery, null);
    return toDelivery(delivery);
  },
);
