import {
  createDiscussion,
  createTemplate,
  getDiscussion,
  getNotifications,
  sendEmail,
  sendTestNotification,
  uploadTemplateAttachment,
} from '@waybill/contract/messaging/endpoints';
import { aDiscussion } from '@waybill/contract/messaging/examples';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const messagingIsolation = isolationRecords({
  ofCustomer: ['discussion', 'comment', 'email', 'notification'],
  ofTenant: ['template', 'templateFile'],
  inputs: {
    // Filtered by type, because each type has its own ids.
    getEntityChanges: () => ({ entitytype: 'Booking' }),
  },
  make: ({ admin, customer }) => messagingRecords(admin, customer.number),
});

async function messagingRecords(admin: Caller, customerId: number) {
  const entity = { entitytype: 'Customer' as const, entityid: String(customerId) };
  const discussion = aDiscussion({ entity });
  const { id } = await admin.call(createDiscussion, { discussion });
  const { comments } = await admin.call(getDiscussion, { id });
  const made = await admin.call(createTemplate, {
    template: { templatename: 'Isle', type: { name: 'Delivered', channel: 'Email' } },
  });
  const file = { name: 'isle.txt', type: 'text/plain', bytes: Buffer.from('Isle') };
  const saved = await admin.call(uploadTemplateAttachment, { templateId: made.id }, { file });
  const email = { to: ['a@b.example'], subject: 'Isle', body: 'Isle' };
  const mail = await admin.call(sendEmail, email);
  await admin.call(sendTestNotification);
  const { items } = await admin.call(getNotifications);
  return {
    email: { guid: mail.id },
    notification: { guid: items[0]?.id ?? '' },
    discussion: { guid: id },
    comment: { guid: comments[0]?.id ?? '' },
    template: { guid: made.id },
    templateFile: { guid: saved.id },
  };
}
