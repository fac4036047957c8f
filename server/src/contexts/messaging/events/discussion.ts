import type { MessagingFacts } from '@waybill/contract/messaging/facts';
import { peopleByGuid, peopleById } from '#contexts/identity/public.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { Heard } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { House } from '#platform/house.ts';
import { listenersTo, type Listener } from '../domain/listeners.ts';
import type { CommentRow, DiscussionRow } from '../domain/rows.ts';
import { comment as commentOf, newestShared } from '../sql/comments.ts';
import { discussion as discussionOf, voicesOf } from '../sql/discussions.ts';
import { addMessages, aMessage } from '../outbox/sql.ts';
import { chosenText } from '../domain/choose-template.ts';
import { writtenLetter } from '../domain/render.ts';
import { attachmentsOf } from '../sql/template-resources.ts';
import { templatesFor } from '../templates/sql.ts';
import { senderOf } from '../sender.ts';
import { addresseeOf, fanOut } from './fan-out.ts';

/** A comment was written: those who take part hear of it (decisions M-04). */
export const hearComment =
  (house: Pick<House, 'originOf'>) =>
  async ({ fact, db, now }: Heard): Promise<void> => {
    const { id } = fact.payload as MessagingFacts['comment.created'];
    const comment = await commentOf(db, id);
    if (comment === undefined || comment.status === 'Deleted') return;
    const discussion = await discussionOf(db, comment.discussion_id);
    if (discussion === undefined) return;
    await tellParticipants(db, house, { comment, discussion }, now);
    await writeOutside(db, house, { comment, discussion }, now);
  };

type Said = { readonly comment: CommentRow; readonly discussion: DiscussionRow };

async function tellParticipants(
  db: TenantDb,
  house: Pick<House, 'originOf'>,
  { comment, discussion }: Said,
  now: Date,
): Promise<void> {
  const voices = await voicesOf(db, discussion.id);
  const known = [
    ...(await peopleByGuid(db, [...comment.user_tags, ...voices.tagged])),
    ...(await peopleById(db, voices.authors)),
  ];
  const listeners = listenersTo(comment, known);
  if (listeners.length === 0) return;
  const values = await valuesOf(db, house, { comment, discussion });
  const types = new Map(listeners.map(({ userId, type }) => [userId, type]));
  await fanOut(
    db,
    house,
    {
      event: 'Discussion',
      key: `comment-${comment.id}`,
      customerId: readableBy(comment),
      values: () => values,
      href: `/communication/discussion/${discussion.id}`,
      contacts: [],
      people: listeners.map((listener: Listener) => ({ ...listener, audience: 'Participants' })),
      discussion: {
        id: discussion.id,
        topic: discussion.topic,
        saidAt: comment.created_at,
        typeFor: (userId) => types.get(userId) ?? 'CommentCreated',
      },
    },
    now,
  );
}

/** The customer who may read what is written about it; null where staff are among themselves. */
const readableBy = ({ visibility_level: level, customer_id }: CommentRow): number | null =>
  level === 'Customer' || level === 'Public' ? customer_id : null;

async function valuesOf(
  db: TenantDb,
  house: Pick<House, 'originOf'>,
  { comment, discussion }: Said,
) {
  const { origin } = await senderOf(db, house);
  return {
    Topic: discussion.topic,
    CommenterName: comment.author_name,
    Comment: comment.content,
    DiscussionUrl: `${origin}/communication/discussion/${discussion.id}`,
  };
}

/** The newest comment that customers read, as letters tell of it: of a customer or of anybody. */
export async function newestSaid(
  db: TenantDb,
  house: Pick<House, 'originOf'>,
  customerId: number | null,
) {
  const comment = await newestShared(db, customerId);
  const discussion = comment && (await discussionOf(db, comment.discussion_id));
  return discussion && valuesOf(db, house, { comment, discussion });
}

/** Strangers chose no language. */
const everybodysLanguage = async (db: TenantDb): Promise<string> =>
  (await speechOf(db)).languageFor(undefined);

/** People outside who are named in a comment get it as a letter; they cannot follow links. */
async function writeOutside(
  db: TenantDb,
  house: Pick<House, 'originOf'>,
  said: Said,
  now: Date,
): Promise<void> {
  const { comment, discussion } = said;
  if (comment.third_party_tags.length === 0) return;
  const sender = await senderOf(db, house);
  const customerId = readableBy(comment);
  const text = chosenText(
    await templatesFor(db, 'Discussion'),
    { type: 'Discussion', channel: 'Email', language: await everybodysLanguage(db) },
    await addresseeOf(db, customerId),
  );
  const values = await valuesOf(db, house, said);
  const letter = writtenLetter(text, { ...values, DiscussionUrl: '', TenantName: sender.name });
  const attachments = await attachmentsOf(db, text.templateId);
  const messages = comment.third_party_tags.map((address) => ({
    ...aMessage,
    key: `comment-${comment.id} outside ${address.toLowerCase()}`,
    channel: 'Email' as const,
    event: 'Discussion',
    customer_id: customerId,
    discussion_id: discussion.id,
    template_id: text.templateId,
    recipients: [address],
    subject: letter.subject,
    content: letter.text,
    html: letter.html,
    attachments,
  }));
  await addMessages(db, messages, { sender, now });
}
