import * as contract from '@waybill/contract/messaging/endpoints';
import { peopleHolding } from '#contexts/identity/public.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { authorOf } from '../../discussions/author.ts';
import { writeComment } from '../../discussions/comments.ts';
import type { Author } from '../../discussions/domain/rows.ts';
import { addDiscussion } from '../../discussions/sql/discussions.ts';
import { callingDriver } from '../caller.ts';
import { lockThread, openThread } from '../sql.ts';

export const sendDriverMessage = handle(
  contract.sendDriverMessage,
  async ({ input: { message }, actor, db, now }) => {
    const driver = callingDriver(actor);
    const author = authorOf(actor);
    await lockThread(db, driver.guid);
    const thread = await openThread(db, driver);
    const { id } = thread ?? (await begin(db, { author, guid: driver.guid }, now));
    // All users who may change drivers are notified.
    const dispatchers = await peopleHolding(db, 'Driver.Edit', null);
    return writeComment(db, {
      discussion: { id, customer_id: null },
      author,
      text: {
        content: message.content,
        visibility_level: 'Internal',
        user_tags: dispatchers.map(({ guid }) => guid),
        third_party_tags: [],
        entity_tags: [],
      },
      isOpening: thread === undefined,
      now,
    });
  },
);

async function begin(
  db: TenantDb,
  { author, guid }: { readonly author: Author; readonly guid: string },
  now: Date,
): Promise<{ readonly id: string }> {
  const { languageFor, word } = await speechOf(db);
  const { id } = await addDiscussion(db, {
    ...author,
    customer_id: null,
    is_shared: false,
    topic: `${word(languageFor(undefined), 'Messages of the driver')}: ${author.author_name}`,
    type: 'Driver',
    status: 'Open',
    entity_type: 'Driver',
    entity_id: guid,
    entity_label: author.author_name,
    created_at: now,
  });
  publish(db, 'discussion.created', { id, customerId: null });
  return { id };
}
