import type { EntityType } from '@waybill/contract/messaging/choices';
import type { TextToWrite } from '@waybill/contract/messaging/inputs';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import type { EntityTag } from '@waybill/contract/messaging/shapes';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import { bookingCard } from '#contexts/booking/public.ts';
import { customerCard } from '#contexts/customers/public.ts';
import { usersToTag } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { insistOnOpenness, levelOf } from './domain/rights.ts';
import type { Written } from './domain/rows.ts';
import { invoiceCard, taggedDriver, taggedJob } from './sql/cards.ts';

type Tag = Pick<EntityTag, 'entitytype' | 'entityid'>;
/** A record that a text names, and whose it is. */
export type Tagged = { readonly tag: EntityTag; readonly customerId: number | null };

/**
 * The record behind a tag, with the name people know it by.
 * @throws {Problem} TaggedRecordNotFound also for what the caller may not see.
 */
export async function taggedRecord(db: TenantDb, tag: Tag): Promise<Tagged> {
  const { label, customerId } = found(
    await recordOf(db, tag),
    messagingProblems.TaggedRecordNotFound,
  );
  return { tag: { ...tag, label }, customerId };
}

type Named = { readonly label: string; readonly customerId: number | null };

/** Bookings, customers and invoices are called by number, jobs and drivers by uuid. */
async function recordOf(db: TenantDb, { entitytype, entityid }: Tag): Promise<Named | undefined> {
  const id = /^[1-9]\d{0,14}$/.test(entityid) ? Number(entityid) : 0;
  switch (entitytype as EntityType) {
    case 'Booking':
      return taggedBooking(db, id);
    case 'Customer':
      return taggedCustomer(db, id);
    case 'Invoice':
      return taggedInvoice(db, id);
    case 'Job':
      return isGuid(entityid) ? taggedJob(db, entityid) : undefined;
    case 'Driver':
      return isGuid(entityid) ? taggedDriver(db, entityid) : undefined;
  }
}

const isGuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

async function taggedInvoice(db: TenantDb, id: number): Promise<Named | undefined> {
  const card = await invoiceCard(db, id);
  return card && { label: card.number ?? `Invoice ${id}`, customerId: card.customer_id };
}

async function taggedBooking(db: TenantDb, id: number) {
  const card = await bookingCard(db, id);
  if (card === undefined) return undefined;
  return { label: card.consignmentId ?? `Booking ${id}`, customerId: card.customerId };
}

async function taggedCustomer(db: TenantDb, id: number) {
  const card = await customerCard(db, id);
  return card === undefined ? undefined : { label: card.displayName, customerId: id };
}

/**
 * What somebody writes, checked. Nobody of another customer, and none of their records, is named
 * where a customer takes part.
 * @throws {Problem} TaggedRecordNotFound; NotValid for people and levels that cannot be.
 */
export async function written(
  db: TenantDb,
  actor: Actor,
  text: TextToWrite,
  customerId: number | null,
): Promise<Written> {
  const level = levelOf(actor, text.visibilitylevel);
  insistOnOpenness(level, text.thirdpartytags ?? []);
  const isTheirs = (whose: number | null) => customerId === null || whose === customerId;
  const records: EntityTag[] = [];
  for (const tag of text.entitytags ?? []) {
    const record = await taggedRecord(db, tag);
    if (!isTheirs(record.customerId)) throw new Problem(messagingProblems.TaggedRecordNotFound);
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
