import type { Transaction } from '#platform/context.ts';
import { notificationTitles } from '@waybill/contract/messaging/notifications/notification-events';
import type { TemplateChannel } from '@waybill/contract/messaging/templates/shapes';
import { customerCard } from '#contexts/customers/public.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { inPacedBatches } from '#platform/background/paced-batches.ts';
import type { Services } from '#platform/services.ts';
import {
  type Addressee,
  type ChosenText,
  chosenText,
} from '../../templates/domain/choose-template.ts';
import { type Addressed, type Recipient, type NotificationPlan, planOf } from '../domain/plan.ts';
import { withNote, writtenEmail, writtenPlainly } from '../../templates/domain/render.ts';
import { type Readers, readersOf } from '#contexts/identity/public.ts';
import { addNotifications, rules, wishesOf } from '../sql.ts';
import { notifyUsers } from '../notify-users.ts';
import { addMessages, aMessage, type NewMessage } from '../../emails/sql.ts';
import { devicesOf } from '../../push/sql.ts';
import { type SenderOfTenant, senderOf } from '../../emails/sender.ts';
import { attachmentsOf } from '../../templates/sql/template-resources.ts';
import { shareReadersLock } from '../../discussions/sql/readings.ts';
import { templatesFor } from '../../templates/sql/templates.ts';
import type { NotificationContext } from './notification-context.ts';

type Writing = {
  readonly context: NotificationContext;
  readonly sender: SenderOfTenant;
  readonly languageOf: Readers;
  readonly valuesIn: (language: string) => Readonly<Record<string, string>>;
  readonly textFor: (channel: TemplateChannel, language: string) => ChosenText;
};

/**
 * Notifies all recipients of an event by their channels: queues e-mails, text messages and push
 * messages, writes the inbox and notifies open pages. All happens in the handler's transaction, and
 * exactly once per key.
 * @returns the addresses that e-mails are sent to
 */
export async function fanOut(
  { db, now }: Transaction,
  services: Pick<Services, 'originOf'>,
  context: NotificationContext,
): Promise<readonly string[]> {
  const userIds = context.people.map(({ userId }) => userId);
  const plan = planOf(context, await rules(db), await wishesOf(db, userIds));
  const sender = await senderOf(db, services);
  const readers = [...plan.emails.map(({ address }) => address), ...plan.inbox.map(addressOf)];
  const languageOf = await readersOf(db, readers);
  const writing = await writingOf(db, context, { sender, languageOf });
  const notified = await notify({ db, now }, writing, plan);
  const messages = [
    ...(await emailsOf(db, writing, plan.emails)),
    ...shortMessagesOf(writing, plan.phones),
    ...(await pushesOf(db, writing, { to: plan.push, notified })),
  ];
  await inPacedBatches(messages, batch, async (some) => {
    await addMessages(db, some, { sender, now });
  });
  return plan.emails.map(({ address }) => address);
}

async function writingOf(
  db: TenantDb,
  context: NotificationContext,
  { sender, languageOf }: Pick<Writing, 'sender' | 'languageOf'>,
): Promise<Writing> {
  const candidates = await templatesFor(db, context.event);
  const to = await addresseeOf(db, context.customerId);
  return {
    context,
    sender,
    languageOf,
    valuesIn: (language) => ({ ...context.values(language), TenantName: sender.name }),
    textFor: (channel, language) =>
      chosenText(candidates, { type: context.event, channel, language }, to),
  };
}

/** Returns the customer whose templates apply. */
export async function addresseeOf(db: TenantDb, customerId: number | null): Promise<Addressee> {
  const card = customerId === null ? undefined : await customerCard(db, customerId);
  return { customerId, customerType: card?.type ?? null };
}

async function emailsOf(
  db: TenantDb,
  writing: Writing,
  to: readonly Addressed[],
): Promise<readonly NewMessage[]> {
  const { context, textFor, valuesIn, languageOf } = writing;
  const pdf = context.pdf === undefined ? [] : [context.pdf];
  const emails: NewMessage[] = [];
  for (const [language, readers] of byLanguage(to, ({ address }) => languageOf(address))) {
    const text = textFor('Email', language);
    const values = valuesIn(language);
    const email = writtenEmail(withNote(text, values), values);
    const written = {
      ...about(context),
      channel: 'Email' as const,
      template_id: text.templateId,
      subject: email.subject,
      content: email.text,
      html: email.html,
      attachments: [...pdf, ...(await attachmentsOf(db, text.templateId))],
    };
    for (const { address, userId } of readers) {
      const key = `${context.key} email ${address.toLowerCase()}`;
      emails.push({ ...written, key, user_id: userId, recipients: [address] });
    }
  }
  return emails;
}

/** Groups readers by language. */
const byLanguage = <Reader>(
  readers: readonly Reader[],
  languageOf: (reader: Reader) => string,
): readonly (readonly [string, readonly Reader[]])[] => [
  ...Map.groupBy(readers, languageOf).entries(),
];

function shortMessagesOf(writing: Writing, to: readonly Addressed[]): readonly NewMessage[] {
  if (to.length === 0) return [];
  const { context, textFor, valuesIn, languageOf } = writing;
  const language = languageOf(null);
  const text = textFor('Sms', language);
  const { content } = writtenPlainly(text, valuesIn(language));
  return to.map(({ address }) => ({
    ...about(context),
    key: `${context.key} sms ${address}`,
    channel: 'Sms' as const,
    template_id: text.templateId,
    recipients: [address],
    subject: '',
    content,
  }));
}

const about = (context: NotificationContext) => ({
  ...aMessage,
  event: context.event,
  customer_id: context.customerId,
  discussion_id: context.discussion?.id ?? null,
});

/** Writes the inbox and notifies open pages; returns the notifications by user. */
async function notify(
  { db, now }: Transaction,
  writing: Writing,
  plan: NotificationPlan,
): Promise<ReadonlyMap<number, string>> {
  const { discussion } = writing.context;
  if (discussion !== undefined) shareReadersLock(db, discussion.id);
  const reached = new Map<number, string>();
  for (const [language, readers] of byLanguage(plan.inbox, (one) =>
    writing.languageOf(one.email),
  )) {
    const update = notificationIn(language, writing);
    await inPacedBatches(readers, batch, async (people) => {
      const added = await addNotifications(db, update, {
        readers: people.map(readerOf(writing)),
        now,
      });
      for (const { id, user_id } of added) reached.set(user_id, id);
    });
  }
  await notifyUsers(db, [...reached.keys()]);
  return reached;
}

/** Writes a notification in a language. */
function notificationIn(language: string, { context, textFor, valuesIn }: Writing) {
  const text = writtenPlainly(textFor('Push', language), valuesIn(language));
  return {
    key: context.key,
    event: context.event,
    title: text.subject,
    body: text.content.slice(0, bodyMax),
    href: context.href,
    discussion_id: context.discussion?.id ?? null,
    topic: context.discussion?.topic ?? null,
    commented_at: context.discussion?.commentedAt ?? null,
  };
}

const readerOf =
  ({ context }: Writing) =>
  ({ userId }: Recipient) => ({
    user_id: userId,
    notification_type: context.discussion?.typeFor(userId) ?? context.event,
  });

const addressOf = ({ email }: Recipient): string => email;

/** The number of messages written at a time: a millisecond or two of work. */
const batch = 16;

/** The maximum number of characters of a notification; its page shows the full text. */
const bodyMax = 300;

async function pushesOf(
  db: TenantDb,
  { context, languageOf }: Writing,
  {
    to,
    notified,
  }: { readonly to: readonly Recipient[]; readonly notified: ReadonlyMap<number, string> },
): Promise<readonly NewMessage[]> {
  const { discussion } = context;
  if (discussion === undefined || to.length === 0) return [];
  const devices = await devicesOf(
    db,
    to.map(({ userId }) => userId),
  );
  const { word } = await speechOf(db);
  const readers = new Map(to.map(({ userId, email }) => [userId, languageOf(email)]));
  return devices.map(({ id, user_id }) => {
    const type = discussion.typeFor(user_id);
    const language = readers.get(user_id) ?? languageOf(null);
    const notification = notified.get(user_id);
    return {
      ...about(context),
      key: `${context.key} push ${id}`,
      channel: 'Push' as const,
      user_id,
      push_token_id: id,
      recipients: [],
      subject: word(language, notificationTitles[type]),
      content: discussion.topic,
      data: {
        notificationtype: type,
        discussionTopic: discussion.topic,
        discussionid: discussion.id,
        ...(notification === undefined ? {} : { notificationid: notification }),
      },
    };
  });
}
