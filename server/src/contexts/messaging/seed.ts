import { shippedTemplates } from '@waybill/contract/messaging/templates/shipped-templates';
import { samples } from '@waybill/contract/messaging/templates/shapes';
import { sql } from 'kysely';
import { userNames } from '#contexts/identity/public.ts';
import { letterheadOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Seeding } from '../../demo/seed.ts';
import type { Author } from './discussions/domain/rows.ts';
import { writtenEmail } from './templates/domain/render.ts';
import { addNotifications } from './notifications/sql.ts';
import { addComment } from './discussions/sql/comments.ts';
import { saveVersion } from './templates/sql/template-versions.ts';
import { addDiscussion } from './discussions/sql/discussions.ts';
import { addTemplate } from './templates/sql/templates.ts';

const minute_ms = 60_000;

/** Seeds a conversation about a booking of Cedar & Co, with one internal comment. */
export async function seedMessaging(seeding: Seeding): Promise<void> {
  const { db, tenant, now, people } = seeding;
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
  await seedInbox(seeding, { id, now });
  await seedEmails(db, booking, now);
  await seedTemplates(db, booking, now);
}

/** Seeds notifications of kim and oto; kim's are unread. */
async function seedInbox(
  { db, people }: Seeding,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  const update = {
    key: 'seed discussion',
    event: 'Discussion',
    title: 'One carton arrived wet',
    body: 'Cleo Marsh: The depot confirms it. A credit follows.',
    href: `/communication/discussion/${id}`,
    discussion_id: id,
    topic: 'One carton arrived wet',
    commented_at: null,
  };
  const readers = ['kim', 'oto']
    .flatMap((name) => people.get(name) ?? [])
    .map((user_id) => ({ user_id, notification_type: 'CommentCreated' }));
  await addNotifications(db, update, { readers, now: new Date(now.getTime() - 20 * minute_ms) });
}

/** Seeds the tenant's own templates: one for Cedar & Co, and a text message for all customers. */
async function seedTemplates(db: TenantDb, booking: Delivered, now: Date): Promise<void> {
  const delivered = shippedTemplates.Delivered.Email;
  const thanks = '<p>Thank you for sending with us since the first day.</p>';
  const templates = [
    {
      name: 'Delivered, for Cedar & Co',
      type: 'Delivered',
      channel: 'Email',
      subject: delivered.subject,
      content: `${delivered.content}\n${thanks}`,
      customer_id: booking.customer_id,
    },
    {
      name: 'Booked, by text message',
      type: 'BookingConfirmation',
      channel: 'Sms',
      subject: '',
      content: 'Acme has booked your freight {{ConsignmentId}} to {{ToPlace}}.',
      customer_id: null,
    },
  ] as const;
  for (const template of templates) {
    const { id } = await addTemplate(db, { ...template, customer_type: null, tags: [] }, now);
    await saveVersion(db, id, { savedBy: 'Cleo Marsh', now });
  }
}

/** Seeds yesterday's e-mails: sent, failed, and one text message that the simulator accepted. */
async function seedEmails(db: TenantDb, booking: Delivered, now: Date): Promise<void> {
  const values = { ...samples, ConsignmentId: booking.consignment_id, CustomerName: 'Cedar & Co' };
  const { name, address } = await letterheadOf(db);
  const emails = [
    { event: 'BookingConfirmation', channel: 'Email', status: 'Sent', error: null },
    { event: 'Delivered', channel: 'Email', status: 'Sent', error: null },
    { event: 'Delivered', channel: 'Sms', status: 'NotSent', error: null },
    {
      event: 'InvoiceIssued',
      channel: 'Email',
      status: 'Failed',
      error: '550 The mailbox of accounts@cedarco.example is full',
    },
  ] as const;
  for (const [at, { event, channel, status, error }] of emails.entries()) {
    const written = writtenEmail(shippedTemplates[event][channel], {
      ...values,
      TenantName: name,
    });
    const when = new Date(now.getTime() - (26 - at) * 60 * minute_ms);
    const isEmail = channel === 'Email';
    await db.run(sql`
      insert into messaging.message (
        tenant_id, key, channel, event, customer_id, sender_name, sender_address, recipients,
        subject, content, html, status, tries, error, created_at, sent_at
      ) values (
        ${db.scope.tenantId}, ${`seed ${at}`}, ${channel}, ${event}, ${booking.customer_id},
        ${name}, ${address}, ${[isEmail ? 'accounts@cedarco.example' : '02 5550 1234']}::text[],
        ${written.subject}, ${written.text}, ${isEmail ? written.html : null}, ${status},
        ${status === 'Failed' ? 3 : 1}, ${error}, ${when},
        ${status === 'Sent' ? when : null}
      )
    `);
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
