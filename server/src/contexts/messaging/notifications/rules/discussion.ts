import { peopleByGuid, peopleById, peopleHolding } from '#contexts/identity/public.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall, Transaction } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { listenersTo, type Listener } from '../../discussions/domain/listeners.ts';
import type { CommentRow, DiscussionRow } from '../../discussions/domain/rows.ts';
import { comment as commentOf, newestShared } from '../../discussions/sql/comments.ts';
import { discussion as discussionOf, voicesOf } from '../../discussions/sql/discussions.ts';
import { addMessages, aMessage } from '../../emails/sql.ts';
import { chosenText } from '../../templates/domain/choose-template.ts';
import { writtenEmail } from '../../templates/domain/render.ts';
import { attachmentsOf } from '../../templates/sql/template-resources.ts';
import { templatesFor } from '../../templates/sql/templates.ts';
import { senderOf } from '../../emails/sender.ts';
import { companyToNotify } from './booking.ts';
import { addresseeOf, fanOut } from './fan-out.ts';

/** Notifies the participants of a comment (decisions M-04). */
export const handleCommentEvent =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, db, now }: EventCall<'comment.created' | 'comment.changed'>): Promise<void> => {
    const { id } = event.payload;
    const comment = await commentOf(db, id);
    if (comment === undefined || comment.status === 'Deleted') return;
    const discussion = await discussionOf(db, comment.discussion_id);
    if (discussion === undefined) return;
    await notifyParticipants({ db, now }, services, { comment, discussion });
    await writeOutside({ db, now }, services, { comment, discussion });
  };

type NewCommentEvent = { readonly comment: CommentRow; readonly discussion: DiscussionRow };

async function notifyParticipants(
  { db, now }: Transaction,
  services: Pick<Services, 'originOf'>,
  { comment, discussion }: NewCommentEvent,
): Promise<void> {
  const customerId = readableBy(comment);
  const voices = await voicesOf(db, discussion.id);
  const authors = await peopleById(db, voices.authors);
  const known = [
    ...(await peopleByGuid(db, [...comment.user_tags, ...voices.tagged])),
    ...authors,
    ...(customerId === null ? [] : await peopleHolding(db, 'Communication.View', customerId)),
  ];
  const listeners = listenersTo(comment, known);
  const author = authors.find(({ userId }) => userId === comment.created_by);
  const isOwn = author !== undefined && author.customerId === customerId;
  const contacts = customerId === null || isOwn ? [] : await companyToNotify(db, customerId);
  if (listeners.length === 0 && contacts.length === 0) return;
  const values = await valuesOf(db, services, { comment, discussion });
  const types = new Map(listeners.map(({ userId, type }) => [userId, type]));
  await fanOut({ db, now }, services, {
    event: 'Discussion',
    key: `comment-${comment.id}`,
    customerId,
    values: () => values,
    href: `/communication/discussion/${discussion.id}`,
    contacts,
    people: listeners.map((listener: Listener) => ({ ...listener, audience: 'Participants' })),
    discussion: {
      id: discussion.id,
      topic: discussion.topic,
      commentedAt: comment.created_at,
      typeFor: (userId) => types.get(userId) ?? 'CommentCreated',
    },
  });
}

/** Returns the customer who may read a comment; null if only staff may. */
const readableBy = ({ visibility_level: level, customer_id }: CommentRow): number | null =>
  level === 'Customer' || level === 'Public' ? customer_id : null;

async function valuesOf(
  db: TenantDb,
  services: Pick<Services, 'originOf'>,
  { comment, discussion }: NewCommentEvent,
) {
  const { origin } = await senderOf(db, services);
  return {
    Topic: discussion.topic,
    CommenterName: comment.author_name,
    Comment: comment.content,
    DiscussionUrl: `${origin}/communication/discussion/${discussion.id}`,
  };
}

/**
 * Returns the template values of the newest comment that customers may read, of one customer or
 * any.
 */
export async function newestComments(
  db: TenantDb,
  services: Pick<Services, 'originOf'>,
  customerId: number | null,
) {
  const comment = await newestShared(db, customerId);
  const discussion = comment && (await discussionOf(db, comment.discussion_id));
  return discussion && valuesOf(db, services, { comment, discussion });
}

/** External recipients get the tenant's default language. */
const everybodysLanguage = async (db: TenantDb): Promise<string> =>
  (await speechOf(db)).languageFor(undefined);

/** E-mails a comment to external addresses tagged in it, without links, which they cannot open. */
async function writeOutside(
  { db, now }: Transaction,
  services: Pick<Services, 'originOf'>,
  message: NewCommentEvent,
): Promise<void> {
  const { comment, discussion } = message;
  if (comment.third_party_tags.length === 0) return;
  const sender = await senderOf(db, services);
  const customerId = readableBy(comment);
  const text = chosenText(
    await templatesFor(db, 'Discussion'),
    { type: 'Discussion', channel: 'Email', language: await everybodysLanguage(db) },
    await addresseeOf(db, customerId),
  );
  const values = await valuesOf(db, services, message);
  const email = writtenEmail(text, { ...values, DiscussionUrl: '', TenantName: sender.name });
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
    subject: email.subject,
    content: email.text,
    html: email.html,
    attachments,
  }));
  await addMessages(db, messages, { sender, now });
}
