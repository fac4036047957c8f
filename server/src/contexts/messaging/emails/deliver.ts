import { attemptsMax } from '@waybill/contract/messaging/notifications/notification-events';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { printRequested } from '#contexts/finance/public.ts';
import type { TaskCall, Transaction } from '#platform/context.ts';
import { emailPage } from '../templates/domain/render.ts';
import type { MessagingServices } from './messengers.ts';
import { forgetToken, tokenOf } from '../push/sql.ts';
import { senderOf } from './sender.ts';
import * as rows from './sql.ts';

type Outcome = 'Sent' | 'NotSent' | 'Gone';

/**
 * Delivers one message, outside any transaction. A failure is retried, three attempts in all, with
 * the same Message-ID. A delivered message is not delivered again, unless the process dies before
 * it is marked as sent.
 */
export const deliver =
  (services: MessagingServices) =>
  async ({
    payload,
    database,
    tenantId,
    now,
    signal,
  }: TaskCall<'message.deliver'>): Promise<void> => {
    const { id } = payload;
    const within = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> =>
      database.transaction(systemScope(tenantId, `message-${id}`), work);
    const job = await within((db) => jobOf({ db, now }, services, id));
    if (job === undefined) return;
    try {
      const outcome = await job.handOver(signal);
      await within((db) => close({ db, now }, job.row, outcome));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const saved = await within((db) =>
        rows.markTried(db, id, { error: reason, triesMax: attemptsMax }),
      );
      // An exception makes the queue retry with increasing delays; a given-up message is not
      // retried.
      if (saved?.status === 'Queued') throw error;
    }
  };

type Job = {
  readonly row: rows.MessageRow;
  readonly handOver: (signal: AbortSignal) => Promise<Outcome>;
};

async function jobOf(
  { db, now }: Transaction,
  services: MessagingServices,
  id: string,
): Promise<Job | undefined> {
  const row = await rows.message(db, id);
  if (row === undefined || row.status !== 'Queued') return undefined;
  if (row.channel === 'Sms') return { row, handOver: () => sendShortly(services, row) };
  if (row.channel === 'Push') {
    const token = row.push_token_id === null ? undefined : await tokenOf(db, row.push_token_id);
    return { row, handOver: (signal) => push(services, row, { token, signal }) };
  }
  const { origin } = await senderOf(db, services);
  const { tenantId } = db.scope;
  const attachments = await Promise.all(row.attachments.map(attachedBy(db, services, now)));
  return { row, handOver: () => post(services, row, { origin, attachments, tenantId }) };
}

function sendShortly({ shortMessages }: MessagingServices, row: rows.MessageRow): Promise<Outcome> {
  return shortMessages.send({ key: row.id, to: row.recipients[0] ?? '', text: row.content });
}

async function push(
  services: MessagingServices,
  row: rows.MessageRow,
  { token, signal }: { readonly token: string | undefined; readonly signal: AbortSignal },
): Promise<Outcome> {
  if (token === undefined) return 'Gone';
  const topic = row.discussion_id === null ? null : topicOf(row.discussion_id);
  const message = { title: row.subject, body: row.content, data: row.data ?? {}, topic };
  return services.push.send(token, message, signal);
}

/**
 * A newer push message of a discussion replaces older ones on a device that was offline. A topic
 * has at most 32 characters.
 */
const topicOf = (discussionId: string): string =>
  `d${discussionId.replaceAll('-', '').slice(0, 31)}`;

type Posting = {
  readonly origin: string;
  readonly attachments: readonly Attached[];
  readonly tenantId: number;
};

type Attached = { readonly fileName: string; readonly bytes: Uint8Array };

const attachedBy =
  (db: TenantDb, services: MessagingServices, now: Date) =>
  async (attachment: rows.OutboxAttachment): Promise<Attached> => {
    const { fileName } = attachment;
    if ('print' in attachment) {
      const { bytes } = await printRequested({ ...services, db, now }, attachment.print);
      return { fileName, bytes };
    }
    const bytes = await services.files.get(`${db.scope.tenantId}/${attachment.key}`);
    if (bytes === null) throw new Error(`The file ${fileName} is lost`);
    return { fileName, bytes };
  };

function post(
  { settings }: MessagingServices,
  row: rows.MessageRow,
  { origin, attachments, tenantId }: Posting,
): Promise<Outcome> {
  return settings(tenantId).send({
    messageId: row.id,
    from: { name: row.sender_name, address: row.sender_address },
    to: row.recipients,
    cc: row.copies,
    subject: row.subject,
    text: row.content,
    ...(row.html === null ? {} : { html: emailPage(row.html, origin) }),
    attachments,
  });
}

async function close(
  { db, now }: Transaction,
  row: rows.MessageRow,
  outcome: Outcome,
): Promise<void> {
  if (outcome === 'Gone' && row.push_token_id !== null) await forgetToken(db, row.push_token_id);
  const status = outcome === 'Gone' ? 'NotSent' : outcome;
  await rows.markSent(db, row.id, { status, now });
}
