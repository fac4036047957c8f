import type { MessageStatus } from '@waybill/contract/messaging/notifications/notification-events';
import { sql } from 'kysely';
import type { PdfQuery } from '#contexts/finance/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

export type NewMessage = {
  /** Identifies message and recipient: a key is saved only once. */
  readonly key: string;
  readonly channel: 'Email' | 'Sms' | 'Push';
  readonly event: string | null;
  readonly customer_id: number | null;
  readonly user_id: number | null;
  readonly discussion_id: string | null;
  readonly template_id: string | null;
  readonly push_token_id: string | null;
  readonly recipients: readonly string[];
  readonly copies: readonly string[];
  readonly subject: string;
  readonly content: string;
  readonly html: string | null;
  readonly data: Readonly<Record<string, string>> | null;
  readonly attachments: readonly OutboxAttachment[];
  readonly is_secret: boolean;
};
export type FileToAttach = { readonly fileName: string; readonly key: string };
/** Created when the e-mail is sent: nothing has to be stored for it. */
export type PdfToPrint = { readonly fileName: string; readonly print: PdfQuery };
export type OutboxAttachment = FileToAttach | PdfToPrint;

type Sender = { readonly name: string; readonly address: string };

export type MessageRow = NewMessage & {
  readonly id: string;
  readonly sender_name: string;
  readonly sender_address: string;
  readonly status: MessageStatus;
  readonly tries: number;
  readonly error: string | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
};

/** A message with defaults for all columns except recipients and content. */
export const aMessage: Omit<NewMessage, 'key' | 'channel' | 'recipients' | 'subject' | 'content'> =
  {
    event: null,
    customer_id: null,
    user_id: null,
    discussion_id: null,
    template_id: null,
    push_token_id: null,
    copies: [],
    html: null,
    data: null,
    attachments: [],
    is_secret: false,
  };

const fields = sql`
  key, channel, event, customer_id, user_id, discussion_id, template_id, push_token_id, recipients,
  copies, subject, content, html, data, attachments, is_secret
`;

export const messageColumns = sql`
  id, ${fields}, sender_name, sender_address, status, tries, error, created_at, sent_at
`;

/**
 * Queues messages with their delivery tasks in one statement. Messages with a known key are
 * skipped. Returns the ids of the new ones.
 */
export const addMessages = (
  db: TenantDb,
  messages: readonly NewMessage[],
  { sender, now }: { readonly sender: Sender; readonly now: Date },
): Promise<{ id: string; queued: unknown }[]> =>
  db.many(sql<{ id: string; queued: unknown }>`
    with added as (
      insert into messaging.message (
        tenant_id, ${fields}, sender_name, sender_address, created_at, created_by
      )
      select ${db.scope.tenantId}, ${fields}, ${sender.name}, ${sender.address},
             ${now}::timestamptz, ${db.scope.userId}::bigint
      from jsonb_populate_recordset(null::messaging.message, ${JSON.stringify(messages)}::jsonb)
      on conflict (tenant_id, key) do nothing
      returning id
    )
    select id, platform.enqueue(
      'message.deliver', jsonb_build_object('id', id), 'message:' || id, null
    ) as queued
    from added
  `);

export const message = (db: TenantDb, id: string): Promise<MessageRow | undefined> =>
  db.maybeOne(sql<MessageRow>`select ${messageColumns} from messaging.message where id = ${id}`);

export const lockMessage = (db: TenantDb, id: string): Promise<MessageRow | undefined> =>
  db.maybeOne(sql<MessageRow>`
    select ${messageColumns} from messaging.message where id = ${id} for update
  `);

/** Marks a message as sent, or as not sendable; deletes the text of a secret one. */
export const markSent = (
  db: TenantDb,
  id: string,
  { status, now }: { readonly status: 'Sent' | 'NotSent'; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update messaging.message set
      status = ${status}, tries = tries + 1, error = null,
      sent_at = case when ${status} = 'Sent' then ${now}::timestamptz end,
      content = case when is_secret then '' else content end,
      html = case when is_secret then '' else html end
    where id = ${id} and status = 'Queued'
  `);

/** Records a failed attempt. After the last one the message is given up and staff can resend it. */
export const markTried = (
  db: TenantDb,
  id: string,
  { error, triesMax: attemptsMax }: { readonly error: string; readonly triesMax: number },
): Promise<{ status: MessageStatus } | undefined> =>
  db.maybeOne(sql<{ status: MessageStatus }>`
    update messaging.message set
      tries = tries + 1, error = ${error.slice(0, 500)},
      status = case when tries + 1 >= ${attemptsMax} then 'Failed' else status end
    where id = ${id} and status = 'Queued'
    returning status
  `);

/** Queues a given-up message again, with the same Message-ID. */
export const queueAgain = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`
    with again as (
      update messaging.message set status = 'Queued', tries = 0, error = null
      where id = ${id} and status = 'Failed' returning id
    )
    select platform.enqueue(
      'message.deliver', jsonb_build_object('id', id), 'message:' || id, null
    ) from again
  `);
