import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { authorOf } from '../author.ts';
import { driverOf, writeComment } from '../comments.ts';
import { addDiscussion } from '../sql/discussions.ts';
import { taggedRecord, written } from '../tagged.ts';

export const createDiscussion = handle(
  contract.createDiscussion,
  async ({ input: { discussion }, actor, db, now }) => {
    const about = discussion.entity ? await taggedRecord(db, actor, discussion.entity) : null;
    const customerId = about?.customerId ?? actor.customerId;
    const text = discussion.comment
      ? await written(db, actor, { ...discussion.comment, customerId })
      : null;
    const author = authorOf(actor);
    const isShared = actor.customerId !== null;
    const entity = {
      entity_type: about?.tag.entitytype ?? null,
      entity_id: about?.tag.entityid ?? null,
    };
    const { id } = await addDiscussion(db, {
      ...author,
      ...entity,
      customer_id: customerId,
      is_shared: isShared,
      topic: discussion.topic,
      type: discussion.type,
      status: discussion.status ?? 'Open',
      entity_label: about?.tag.label ?? null,
      created_at: now,
    });
    publish(db, 'discussion.created', { id, customerId: isShared ? customerId : null });
    if (text === null) return { id };
    const driverGuid = driverOf(entity);
    await writeComment(db, {
      discussion: { id, customer_id: customerId },
      driverGuid,
      author,
      text,
      isOpening: true,
      now,
    });
    return { id };
  },
);
