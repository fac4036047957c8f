import { type EntityType, entityRights } from '@waybill/contract/messaging/discussions/choices';
import type { TextToWrite } from '@waybill/contract/messaging/discussions/inputs';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import { Guid } from '@waybill/contract/shared/fields';
import { usersToTag } from '#contexts/identity/public.ts';
import { entityCard } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { insistOnOpenness, isForCustomers, levelOf } from './domain/rights.ts';
import type { CommentText } from './domain/rows.ts';
import { namedRecord } from './sql/cards.ts';
import type { EntityTag } from '@waybill/contract/messaging/discussions/shapes';

type Tag = Pick<EntityTag, 'entitytype' | 'entityid'>;
/** A tagged record and its customer. */
export type Tagged = { readonly tag: EntityTag; readonly customerId: number | null };

/**
 * Returns the record behind a tag with its label.
 * @throws {Problem} TaggedRecordNotFound, also for records that the caller may not see
 */
export async function taggedRecord(db: TenantDb, actor: Actor, tag: Tag): Promise<Tagged> {
  const record = await seenRecord(db, actor, tag);
  const { label, customerId } = found(record, messagingProblems.TaggedRecordNotFound);
  return { tag: { ...tag, label }, customerId };
}

async function seenRecord(db: TenantDb, actor: Actor, { entitytype, entityid }: Tag) {
  const type = entitytype as EntityType;
  if (type !== 'EntityRecord') {
    const isSeen = actor.permissions.has(entityRights[type]);
    return isSeen ? namedRecord(db, type, entityid) : undefined;
  }
  const [ownType = '', id = ''] = entityid.split('/');
  return Guid.safeParse(id).success ? entityCard(db, actor, { type: ownType, id }) : undefined;
}

/**
 * Validates a text. In a discussion with a customer, users of other customers cannot be tagged, and
 * comments for the customer cannot tag records of others.
 * @throws {Problem} TaggedRecordNotFound; NotValid for impossible users and levels
 */
export async function written(
  db: TenantDb,
  actor: Actor,
  text: TextToWrite & { readonly customerId: number | null },
): Promise<CommentText> {
  const level = levelOf(actor, text.visibilitylevel);
  insistOnOpenness(level, text.thirdpartytags ?? []);
  const isTheirs = (whose: number | null) => text.customerId === null || whose === text.customerId;
  const records: EntityTag[] = [];
  for (const tag of text.entitytags ?? []) {
    const record = await taggedRecord(db, actor, tag);
    if (isForCustomers(level) && !isTheirs(record.customerId)) {
      throw new Problem(messagingProblems.TaggedRecordNotFound);
    }
    records.push(record.tag);
  }
  const guids = [...new Set(text.usertags ?? [])];
  const people = await usersToTag(db, guids);
  const known = people.filter((user) => user.customerId === null || isTheirs(user.customerId));
  if (known.length < guids.length) throw notValidField('comment.usertags', 'Nobody is called that');
  return {
    content: text.content,
    visibility_level: level,
    user_tags: guids,
    third_party_tags: [...new Set(text.thirdpartytags ?? [])],
    entity_tags: records,
  };
}
