import { notificationTitles } from '@waybill/contract/messaging/events';
import type { TemplateChannel } from '@waybill/contract/messaging/templates';
import { customerCard } from '#contexts/customers/public.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { unhurried } from '#platform/background/unhurried.ts';
import type { House } from '#platform/house.ts';
import { type Addressee, type ChosenText, chosenText } from '../domain/choose-template.ts';
import { type Addressed, type Person, type Plan, planOf } from '../domain/plan.ts';
import { writtenLetter, writtenPlainly } from '../domain/render.ts';
import { type Readers, readersOf } from '#contexts/identity/public.ts';
import { addNotifications, rules, wishesOf } from '../inbox/sql.ts';
import { tellPeople } from '../inbox/tell-people.ts';
import { addMessages, aMessage, type NewMessage } from '../outbox/sql.ts';
import { devicesOf } from '../push/sql.ts';
import { type SenderOfTenant, senderOf } from '../sender.ts';
import { attachmentsOf } from '../sql/template-resources.ts';
import { takeTellersTurn } from '../sql/readings.ts';
import { templatesFor } from '../templates/sql.ts';
import type { Occasion } from './occasion.ts';

type Writing = {
  readonly occasion: Occasion;
  readonly sender: SenderOfTenant;
  readonly languageOf: Readers;
  readonly valuesIn: (language: string) => Readonly<Record<string, string>>;
  readonly textFor: (channel: TemplateChannel, language: string) => ChosenText;
};

/**
 * Tells everybody who is to know of an occasion, by their channels: letters, short messages and push
 * messages are queued, the inbox is written, open pages are told; all in the transaction of the
 * listener, each exactly once per key.
 * @returns the addresses that letters go to.
 */
export async function fanOut(
  db: TenantDb,
  house: Pick<House, 'originOf'>,
  occasion: Occasion,
  now: Date,
): Promise<readonly string[]> {
  const userIds = occasion.people.map(({ userId }) => userId);
  const plan = planOf(occasion, await rules(db), await wishesOf(db, userIds));
  const sender = await senderOf(db, house);
  const readers = [...plan.emails.map(({ address }) => address), ...plan.inbox.map(addressOf)];
  const languageOf = await readersOf(db, readers);
  const writing = await writingOf(db, occasion, { sender, languageOf });
  const notified = await notify(db, writing, plan, now);
  const messages = [
    ...(await lettersOf(db, writing, plan.emails)),
    ...shortMessagesOf(writing, plan.phones),
    ...(await pushesOf(db, writing, plan.push, notified)),
  ];
  await unhurried(messages, batch, async (some) => {
    await addMessages(db, some, { sender, now });
  });
  return plan.emails.map(({ address }) => address);
}

async function writingOf(
  db: TenantDb,
  occasion: Occasion,
  { sender, languageOf }: Pick<Writing, 'sender' | 'languageOf'>,
): Promise<Writing> {
  const candidates = await templatesFor(db, occasion.event);
  const to = await addresseeOf(db, occasion.customerId);
  return {
    occasion,
    sender,
    languageOf,
    valuesIn: (language) => ({ ...occasion.values(language), TenantName: sender.name }),
    textFor: (channel, language) =>
      chosenText(candidates, { type: occasion.event, channel, language }, to),
  };
}

/** Whose templates count. */
export async function addresseeOf(db: TenantDb, customerId: number | null): Promise<Addressee> {
  const card = customerId === null ? undefined : await customerCard(db, customerId);
  return { customerId, customerType: card?.type ?? null };
}

async function lettersOf(
  db: TenantDb,
  writing: Writing,
  to: readonly Addressed[],
): Promise<readonly NewMessage[]> {
  const { occasion, textFor, valuesIn, languageOf } = writing;
  const paper = occasion.paper === undefined ? [] : [occasion.paper];
  const letters: NewMessage[] = [];
  for (const [language, readers] of byLanguage(to, ({ address }) => languageOf(address))) {
    const text = textFor('Email', language);
    const letter = writtenLetter(text, valuesIn(language));
    const written = {
      ...about(occasion),
      channel: 'Email' as const,
      template_id: text.templateId,
      subject: letter.subject,
      content: letter.text,
      html: letter.html,
      attachments: [...paper, ...(await attachmentsOf(db, text.templateId))],
    };
    for (const { address, userId } of readers) {
      const key = `${occasion.key} email ${address.toLowerCase()}`;
      letters.push({ ...written, key, user_id: userId, recipients: [address] });
    }
  }
  return letters;
}

/** Readers by the language they read. */
const byLanguage = <Reader>(
  readers: readonly Reader[],
  languageOf: (reader: Reader) => string,
): readonly (readonly [string, readonly Reader[]])[] => [
  ...Map.groupBy(readers, languageOf).entries(),
];

function shortMessagesOf(writing: Writing, to: readonly Addressed[]): readonly NewMessage[] {
  if (to.length === 0) return [];
  const { occasion, textFor, valuesIn, languageOf } = writing;
  const language = languageOf(null);
  const text = textFor('Sms', language);
  const { content } = writtenPlainly(text, valuesIn(language));
  return to.map(({ address }) => ({
    ...about(occasion),
    key: `${occasion.key} sms ${address}`,
    channel: 'Sms' as const,
    template_id: text.templateId,
    recipients: [address],
    subject: '',
    content,
  }));
}

const about = (occasion: Occasion) => ({
  ...aMessage,
  event: occasion.event,
  customer_id: occasion.customerId,
  discussion_id: occasion.discussion?.id ?? null,
});

/** Writes the inbox and tells open pages; answers the notifications by user. */
async function notify(
  db: TenantDb,
  writing: Writing,
  plan: Plan,
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  const { discussion } = writing.occasion;
  if (discussion !== undefined) takeTellersTurn(db, discussion.id);
  const reached = new Map<number, string>();
  for (const [language, readers] of byLanguage(plan.inbox, (one) =>
    writing.languageOf(one.email),
  )) {
    const news = newsIn(language, writing);
    await unhurried(readers, batch, async (people) => {
      const added = await addNotifications(db, news, {
        readers: people.map(readerOf(writing)),
        now,
      });
      for (const { id, user_id } of added) reached.set(user_id, id);
    });
  }
  await tellPeople(db, [...reached.keys()]);
  return reached;
}

/** A notification as it reads in a language. */
function newsIn(language: string, { occasion, textFor, valuesIn }: Writing) {
  const text = writtenPlainly(textFor('Push', language), valuesIn(language));
  return {
    key: occasion.key,
    event: occasion.event,
    title: text.subject,
    body: text.content.slice(0, bodyMax),
    href: occasion.href,
    discussion_id: occasion.discussion?.id ?? null,
    topic: occasion.discussion?.topic ?? null,
    said_at: occasion.discussion?.saidAt ?? null,
  };
}

const readerOf =
  ({ occasion }: Writing) =>
  ({ userId }: Person) => ({
    user_id: userId,
    notification_type: occasion.discussion?.typeFor(userId) ?? occasion.event,
  });

const addressOf = ({ email }: Person): string => email;

/** So many are written at once: a millisecond or two of work. */
const batch = 16;

/** Characters of a notification; whoever wants more opens its page. */
const bodyMax = 300;

async function pushesOf(
  db: TenantDb,
  { occasion, languageOf }: Writing,
  to: readonly Person[],
  notified: ReadonlyMap<number, string>,
): Promise<readonly NewMessage[]> {
  const { discussion } = occasion;
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
      ...about(occasion),
      key: `${occasion.key} push ${id}`,
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
