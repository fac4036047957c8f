import { peopleHolding } from '#contexts/identity/public.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { writeComment } from './comments.ts';
import { publish } from '#platform/events.ts';
import { addDiscussion } from './sql/discussions.ts';

/** The author of automatic texts. */
const author = { created_by: null, author_guid: null, author_name: 'Waybill' };

/** Opens a discussion with dispatch after a failed pre-start check (decisions E-07). */
export async function preStartFailed({
  event,
  db,
  now,
}: EventCall<'preStart.failed'>): Promise<void> {
  const failed = event.payload;
  const { driverName, registrationNumber, faults } = failed;
  const word = await textsOf(db);
  const vehicle = registrationNumber === null ? '' : ` (${registrationNumber})`;
  await openDiscussion(db, now, {
    driverId: failed.id,
    driverName,
    topic: `${word('Pre-start check failed')}: ${driverName}${vehicle}`,
    content: faults.map((fault) => `• ${word(fault)}`).join('\n'),
  });
}

/** Opens a discussion with dispatch when a licence, certificate or registration expires. */
export async function documentExpires({
  event,
  db,
  now,
}: EventCall<'driver.documentExpires'>): Promise<void> {
  const expiring = event.payload;
  const { driverName, document, expires, days } = expiring;
  const word = await textsOf(db);
  const name = word(inWords(document));
  const topic = word(days === 0 ? 'Expired' : 'Expires soon');
  await openDiscussion(db, now, {
    driverId: expiring.id,
    driverName,
    topic: `${topic}: ${name}, ${driverName}`,
    content: `${name}: ${word('last valid day')} ${expires}`,
  });
}

/** Formats `DriverLicence` as `Driver licence`. */
const inWords = (kind: string): string =>
  kind.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });

/** Translates into the tenant's language, because several users read the text. */
async function textsOf(db: TenantDb): Promise<(text: string) => string> {
  const { languageFor, word } = await speechOf(db);
  return (text) => word(languageFor(undefined), text);
}

type Opening = {
  readonly driverId: string;
  readonly driverName: string;
  readonly topic: string;
  readonly content: string;
};

/** Opens a discussion about a driver and tags all users who may change drivers. */
async function openDiscussion(db: TenantDb, now: Date, opening: Opening): Promise<void> {
  const dispatchers = await peopleHolding(db, 'Driver.Edit', null);
  const { id } = await addDiscussion(db, {
    ...author,
    customer_id: null,
    is_shared: false,
    topic: opening.topic,
    type: 'Driver',
    status: 'Open',
    entity_type: 'Driver',
    entity_id: opening.driverId,
    entity_label: opening.driverName,
    created_at: now,
  });
  publish(db, 'discussion.created', { id, customerId: null });
  await writeComment(db, {
    discussion: { id, customer_id: null },
    author,
    text: {
      content: opening.content,
      visibility_level: 'Internal',
      user_tags: dispatchers.map(({ guid }) => guid),
      third_party_tags: [],
      entity_tags: [],
    },
    isOpening: true,
    now,
  });
}
