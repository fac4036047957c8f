import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { authorOf } from '../author.ts';
import { say } from '../say.ts';
import { addDiscussion } from '../sql/discussions.ts';
import { taggedRecord, written } from '../tagged.ts';
import { tell } from '../told.ts';

export const createDiscussion = handle(
  contract.createDiscussion,
  async ({ input: { discussion: asked }, actor, db, now }) => {
    const about = asked.entity ? await taggedRecord(db, actor, asked.entity) : null;
    const customerId = about?.customerId ?? actor.customerId;
    const text = asked.comment ? await written(db, actor, asked.comment, customerId) : null;
    const author = authorOf(actor);
    const isShared = actor.customerId !== null;
    const { id } = await addDiscussion(db, {
      ...author,
      customer_id: customerId,
      is_shared: isShared,
      topic: asked.topic,
      type: asked.type,
      status: asked.status ?? 'Open',
      entity_type: about?.tag.entitytype ?? null,
      entity_id: about?.tag.entityid ?? null,
      entity_label: about?.tag.label ?? null,
      created_at: now,
    });
    tell(db, 'discussion.created', { id, customerId: isShared ? customerId : null });
    const discussion = { id, customer_id: customerId };
    if (text !== null) await say(db, { discussion, author, text, isOpening: true, now });
    return { id };
  },
);
