import { sql } from 'kysely';
import { userNames } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Seeding } from '../../town/seed.ts';
import type { Author } from './domain/rows.ts';
import { addComment } from './sql/comments.ts';
import { addDiscussion } from './sql/discussions.ts';

const minute_ms = 60_000;

/** One conversation about a booking of Cedar & Co, with a word among staff in it. */
export async function seedMessaging({ db, tenant, now, people }: Seeding): Promise<void> {
  const booking = await deliveredBooking(db);
  if (tenant.key !== 'acme' || booking === undefined) return;
  const authorCalled = async (userName: string): Promise<Author> => {
    const id = people.get(userName) ?? null;
    const names = await userNames(db, id === null ? [] : [id]);
    return { created_by: id, author_guid: null, author_name: names.get(id ?? 0) ?? 'Waybill' };
  };
  const cleo = await authorCalled('cleo');
  const kim = await authorCalled('kim');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute_ms);
  const { id } = await addDiscussion(db, {
    ...cleo,
    customer_id: booking.customer_id,
    is_shared: true,
    topic: 'One carton arrived wet',
    type: 'Claim',
    status: 'InProgress',
    entity_type: 'Booking',
    entity_id: String(booking.id),
    entity_label: booking.consignment_id,
    created_at: ago(95),
  });
  const lines = [
    { by: cleo, level: 'Customer', ago: 95, text: 'We have opened a claim and asked the depot.' },
    { by: kim, level: 'Internal', ago: 60, text: 'The tail lift cover leaks. Van 3 is in repair.' },
    { by: cleo, level: 'Customer', ago: 20, text: 'The depot confirms it. A credit follows.' },
  ] as const;
  for (const [at, line] of lines.entries()) {
    await addComment(db, {
      ...line.by,
      discussion_id: id,
      customer_id: booking.customer_id,
      content: line.text,
      visibility_level: line.level,
      user_tags: [],
      third_party_tags: [],
      entity_tags: [],
      is_discussion_content: at === 0,
      created_at: ago(line.ago),
    });
  }
}

type Delivered = {
  readonly id: number;
  readonly customer_id: number;
  readonly consignment_id: string;
};

const deliveredBooking = (db: TenantDb): Promise<Delivered | undefined> =>
  db.maybeOne(sql<Delivered>`
    select b.id, b.customer_id, b.consignment_id
    from booking_public.booking_card b
    join customers_public.customer_card c on c.tenant_id = b.tenant_id and c.id = b.customer_id
    where c.company_name = 'Cedar & Co' and b.status = 'Delivered' order by b.id desc limit 1
  `);
