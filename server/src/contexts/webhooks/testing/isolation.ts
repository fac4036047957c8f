import { createOrUpdateWebhook, sendTestWebhook } from '@waybill/contract/webhooks/endpoints';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const webhooksIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['webhook', 'webhookDelivery'],
  inputs: {
    createOrUpdateWebhook: () => ({
      webhook: { url: 'https://example.com/isle', events: ['job.scanned'] },
    }),
  },
  make: ({ admin }) => webhookRecords(admin),
});

async function webhookRecords(admin: Caller) {
  const webhook = { url: 'https://example.com/isle', events: ['job.scanned' as const] };
  const made = await admin.call(createOrUpdateWebhook, { webhook });
  const { id } = await admin.call(sendTestWebhook, { id: made.webhook.id });
  return { webhook: { number: made.webhook.id }, webhookDelivery: { guid: id } };
}
