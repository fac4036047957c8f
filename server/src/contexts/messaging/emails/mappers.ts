import type { EmailHistory } from '@waybill/contract/messaging/history/endpoints';
import type { MessageRow } from './sql.ts';

export const toMessage = (row: MessageRow): EmailHistory => ({
  id: row.id,
  channel: row.channel === 'Sms' ? 'SMS' : 'E-mail',
  from: `${row.sender_name} <${row.sender_address}>`,
  to: row.recipients.join(', '),
  cc: row.copies.join(', '),
  subject: row.subject,
  // A secret link is visible only to its recipient, whether sent or not.
  body: row.is_secret ? '' : (row.html ?? row.content),
  iswithheld: row.is_secret,
  discussionid: row.discussion_id,
  templateid: row.template_id,
  customerid: row.customer_id,
  event: row.event,
  status: row.status,
  tries: row.tries,
  error: row.error,
  creationtime: row.created_at.toISOString(),
  senttime: row.sent_at?.toISOString() ?? null,
  attachments: row.attachments.map(({ fileName }) => fileName),
});
