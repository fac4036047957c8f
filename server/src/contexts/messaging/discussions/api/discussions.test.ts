import { createItem } from '@waybill/contract/warehouse/endpoints';
import { getBookings } from '@waybill/contract/booking/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { entityTypes, type EntityType } from '@waybill/contract/messaging/discussions/choices';
import * as messaging from '@waybill/contract/messaging/endpoints';
import { aDiscussion } from '@waybill/contract/messaging/examples';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { aTrip, withHeadPorts } from '#testing/jobs/line-hauls-of-a-test-app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let kim: Caller;
let oto: Caller;
let mia: Caller;
let cedar: { readonly entitytype: 'Customer'; readonly entityid: string };
beforeAll(async () => {
  testApp = await openTestApp();
  [ada, kim, oto, mia] = (await Promise.all(
    ['ada', 'kim', 'oto', 'mia'].map((name) => testApp.acme.as(name)),
  )) as [Caller, Caller, Caller, Caller];
  const filter = "companyName eq 'Cedar & Co'";
  const { items } = await ada.call(getCustomers, { filter });
  cedar = { entitytype: 'Customer', entityid: String(items[0]?.id) };
});
afterAll(() => testApp.close());

const start = async (by: Caller, differences: Parameters<typeof aDiscussion>[0] = {}) =>
  (await by.call(messaging.createDiscussion, { discussion: aDiscussion(differences) })).id;
/** Returns the id and the label of the first matching record of a table. */
async function firstOf(table: string, id: string, label: string, where = 'true') {
  const [row] = await testApp.acme.rows<{ id: string; label: string }>(sql`
    select ${sql.raw(id)}::text as id, ${sql.raw(label)} as label from ${sql.raw(table)}
    where ${sql.raw(label)} is not null and ${sql.raw(where)} order by ${sql.raw(id)} limit 1
  `);
  return row && ([row.id, row.label] satisfies [string, string]);
}
const write = (by: Caller, discussionid: string, content: string, more: object = {}) =>
  by.call(messaging.createComment, { comment: { discussionid, content, ...more } });
const read = (by: Caller, id: string) => by.call(messaging.getDiscussion, { id });
const refused = (status: number, message: string) =>
  expect.objectContaining({ status, error: expect.objectContaining({ message }) });
const complaint = (member: string, message: string) =>
  expect.objectContaining({
    status: 400,
    error: expect.objectContaining({ validationErrors: [{ message, members: [member] }] }),
  });

describe('a discussion [ui-capability-011]', () => {
  it('saves its first comment, subject and author [M-01] [M-05]', async () => {
    const id = await start(kim, { entity: cedar });
    const [person] = await testApp.acme.rows<{ guid: string }>(
      sql`select guid from identity."user" where user_name = 'kim'`,
    );
    const kimself = { userGuid: person?.guid, name: 'Kim Tran' };
    const saved = await read(oto, id);
    expect(saved).toEqual({
      id,
      topic: 'Broken pallet',
      type: 'Claim',
      status: 'Open',
      creationtime: testApp.clock.now.toISOString(),
      templateid: null,
      entity: { ...cedar, label: 'Cedar & Co' },
      customerid: Number(cedar.entityid),
      unreadcount: 1,
      readtime: null,
      commentcount: 1,
      creator: kimself,
      comments: [
        {
          id: saved.comments[0]?.id,
          content: 'Two cartons are crushed.',
          status: 'Active',
          usertags: [],
          thirdpartytags: [],
          entitytags: [],
          discussionid: id,
          creationtime: testApp.clock.now.toISOString(),
          commenter: kimself,
          visibilitylevel: 'Customer',
          isdiscussioncontent: true,
        },
      ],
    });
  });

  it('is named after its booking and found by it', async () => {
    const { items } = await ada.call(getBookings, { filter: "bookingStatus eq 'Delivered'" });
    const booking = items[0];
    const entity = { entitytype: 'Booking' as const, entityid: String(booking?.id) };
    const id = await start(kim, { entity });
    const filter = `entity.entitytype eq 'Booking' and entity.entityid eq '${booking?.id}'`;
    const page = await kim.call(messaging.getDiscussions, { filter });
    expect(page.items.map((each) => [each.id, each.entity?.label])).toEqual([
      [id, booking?.consignmentId],
    ]);
  });

  it('may be about any record with a page that the user may see', async () => {
    await withHeadPorts(testApp.acme);
    await aTrip(testApp.acme);
    await ada.call(createItem, { item: { itemId: 'TALK-1', customerId: Number(cedar.entityid) } });
    const named: Readonly<Record<EntityType, [id: string, label: string] | undefined>> = {
      Booking: await firstOf('booking.booking', 'id', 'consignment_id'),
      Customer: await firstOf('customers.customer', 'id', 'company_name'),
      Job: await firstOf('jobs.job', 'id', 'number'),
      Invoice: await firstOf('finance.invoice', 'id', 'number'),
      Driver: await firstOf('identity."user"', 'guid', "trim(name || ' ' || surname)", 'is_driver'),
      Payment: await firstOf('finance.payment', 'id', 'reference'),
      CreditNote: await firstOf('finance.credit_note', 'id', 'number'),
      Fee: await firstOf('finance.fee', 'id', 'name'),
      Reconciliation: await firstOf(
        'reconciliation.reconciliation',
        'id',
        "carrier_name || ' ' || invoice_number",
      ),
      CarrierAccount: await firstOf('carriers.account', 'id', 'name'),
      RateCard: await firstOf('rates.card', 'id', 'name'),
      User: await firstOf('identity."user"', 'id', "trim(name || ' ' || surname)"),
      Role: await firstOf('identity.role', 'id', 'display_name'),
      Template: await firstOf('messaging.template', 'id', 'name'),
      Webhook: await firstOf('webhooks.webhook', 'id', 'url'),
      LineHaul: await firstOf('linehaul.line_haul', 'id', 'number'),
      WarehouseItem: await firstOf('warehouse.item', 'id', 'barcode'),
      EntityRecord: await firstOf(
        'records.entity_record',
        "type || '/' || id",
        "'Vehicle inspection ' || (data ->> 'vehicle')",
        "type = 'vehicle-inspection'",
      ),
    };
    for (const entitytype of entityTypes) {
      const [entityid = '', label] = named[entitytype] ?? [];
      const id = await start(ada, { entity: { entitytype, entityid } });
      expect((await read(ada, id)).entity).toEqual({ entitytype, entityid, label });
      const unknown = entityid.includes('-') ? randomUUID() : '987654321';
      for (const wrong of [unknown, 'nothing']) {
        await expect(start(ada, { entity: { entitytype, entityid: wrong } })).rejects.toEqual(
          refused(404, 'We could not find this record.'),
        );
      }
    }
    const webhook = { entitytype: 'Webhook', entityid: named.Webhook?.[0] ?? '' } as const;
    await expect(start(kim, { entity: webhook })).rejects.toEqual(
      refused(404, 'We could not find this record.'),
    );
  });

  it('requires a topic and a type [val-035] [val-036] [err-025]', async () => {
    await expect(start(kim, { topic: ' ' })).rejects.toEqual(
      complaint('discussion.topic', 'Topic is required'),
    );
    const untyped = { discussion: { topic: 'A', type: '' } } as never;
    await expect(kim.call(messaging.createDiscussion, untyped)).rejects.toEqual(
      complaint('discussion.type', 'Type is required'),
    );
  });

  it('can be continued by participants; its author can edit the topic for 15 minutes', async () => {
    const id = await start(kim, { entity: cedar });
    const saved = { id, topic: 'Broken pallet', type: 'Claim' as const };
    const update = (by: Caller, discussion: typeof saved & { status?: 'Closed' | 'Open' }) =>
      by.call(messaging.updateDiscussion, { discussion });
    await update(oto, { ...saved, status: 'Closed' });
    expect((await read(kim, id)).status).toBe('Closed');
    await expect(write(mia, id, 'And now?')).rejects.toEqual(
      refused(409, 'This discussion is closed.'),
    );
    await update(mia, { ...saved, status: 'Open' });
    await expect(update(oto, { ...saved, topic: 'Mine' })).rejects.toEqual(
      refused(409, 'Comments can only be changed by their author within 15 minutes.'),
    );
    await update(kim, { ...saved, topic: 'Crushed pallet' });
    expect((await read(oto, id)).topic).toBe('Crushed pallet');
  });

  it('is closed and hidden with its comments when deleted [M-06]', async () => {
    const id = await start(kim, { entity: cedar });
    const commentId = (await read(kim, id)).comments[0]?.id ?? '';
    await ada.call(messaging.deleteDiscussion, { id });
    await expect(read(kim, id)).rejects.toEqual(refused(404, 'We could not find this discussion.'));
    await expect(kim.call(messaging.getComment, { id: commentId })).rejects.toEqual(
      refused(404, 'We could not find this comment.'),
    );
    const [row] = await testApp.acme.rows<{ status: string }>(
      sql`select status from messaging.discussion where id = ${id}`,
    );
    expect(row).toEqual({ status: 'Closed' });
  });
});

describe('what customers can read', () => {
  it('never includes internal comments, by any endpoint [M-02]', async () => {
    const id = await start(kim, { entity: cedar });
    const secret = await write(kim, id, 'They shout a lot.');
    await write(kim, id, 'Ask the carrier.', { visibilitylevel: 'ThirdParty' });
    const seen = await read(oto, id);
    expect([seen.commentcount, seen.comments.map(({ content }) => content)]).toEqual([
      1,
      ['Two cartons are crushed.'],
    ]);
    const pages = [
      await oto.call(messaging.getDiscussionComments, { discussionid: id }),
      await oto.call(messaging.getComments, { filter: 'shout' }),
      await oto.call(messaging.getComments, { filter: "visibilitylevel eq 'Internal'" }),
    ];
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([1, 0, 0]);
    await expect(oto.call(messaging.getComment, { id: secret.id })).rejects.toEqual(
      refused(404, 'We could not find this comment.'),
    );
    const listed = await oto.call(messaging.getDiscussions, { filter: `id eq guid'${id}'` });
    expect(listed.items[0]?.comments[0]?.content).toBe('Two cartons are crushed.');
  });

  it('excludes a discussion until it has a comment for them', async () => {
    const id = await start(kim, { entity: cedar, comment: { content: 'Among us' } });
    await expect(read(oto, id)).rejects.toEqual(refused(404, 'We could not find this discussion.'));
    await write(kim, id, 'Dear Oto', { visibilitylevel: 'Customer' });
    expect((await read(oto, id)).comments.map(({ content }) => content)).toEqual(['Dear Oto']);
  });

  it('includes what they write for themselves and staff only', async () => {
    const id = await start(mia, { comment: { content: 'Where is it?' } });
    const { visibilitylevel } = (await read(kim, id)).comments[0] ?? {};
    expect(visibilitylevel).toBe('Customer');
    await expect(write(mia, id, 'Psst', { visibilitylevel: 'Internal' })).rejects.toEqual(
      complaint('comment.visibilitylevel', 'You may write for Customer or Public'),
    );
    const levels = await mia.call(messaging.getCommentVisibilityLevel);
    expect(levels.items.map(({ name }) => name)).toEqual(['Customer', 'Public']);
  });

  it('excludes discussions of other customers', async () => {
    const hana = await testApp.acme.as('hana');
    const id = await start(oto);
    await expect(read(hana, id)).rejects.toEqual(
      refused(404, 'We could not find this discussion.'),
    );
    await expect(start(hana, { entity: cedar })).rejects.toEqual(
      refused(404, 'We could not find this record.'),
    );
  });
});

describe('a comment', () => {
  it('must not be empty [val-034] [err-025]', async () => {
    const id = await start(kim);
    await expect(write(kim, id, '  ')).rejects.toEqual(
      complaint('comment.content', 'Comment is required'),
    );
  });

  it('can be edited by its author for 15 minutes [M-06]', async () => {
    const id = await start(oto);
    const own = await write(oto, id, 'Teh pallet');
    const change = (by: Caller, content: string) =>
      by.call(messaging.updateComment, { comment: { id: own.id, content } });
    await change(oto, 'The pallet');
    expect(await oto.call(messaging.getComment, own)).toMatchObject({
      content: 'The pallet',
      status: 'Edited',
      visibilitylevel: 'Customer',
    });
    const late = refused(409, 'Comments can only be changed by their author within 15 minutes.');
    await expect(change(mia, 'Mine')).rejects.toEqual(late);
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 16 * 60_000);
    await expect(change(oto, 'Too late')).rejects.toEqual(late);
    await expect(oto.call(messaging.deleteComment, own)).rejects.toEqual(late);
    testApp.clock.now = now;
  });

  it('leaves a placeholder when deleted and is not found by its text', async () => {
    const id = await start(kim, { entity: cedar });
    const own = await write(kim, id, 'Zanzibar', { visibilitylevel: 'Customer' });
    await kim.call(messaging.deleteComment, own);
    const { items } = await oto.call(messaging.getDiscussionComments, { discussionid: id });
    expect(items.map(({ content, status }) => [content, status])).toEqual([
      ['Two cartons are crushed.', 'Active'],
      ['', 'Deleted'],
    ]);
    expect((await kim.call(messaging.getComments, { filter: 'Zanzibar' })).items).toEqual([]);
    const again = { comment: { id: own.id, content: 'Back' } };
    await expect(kim.call(messaging.updateComment, again)).rejects.toEqual(
      refused(409, 'This comment was deleted.'),
    );
  });

  it('can mention only users and records of its customer [M-03]', async () => {
    const id = await start(kim, { entity: cedar });
    const people = await kim.call(messaging.suggestUsers, { search: 'mo' });
    expect(people.items.map(({ name }) => name)).toEqual(['Hana Mori']);
    const hana = people.items[0]?.id ?? '';
    const here = { search: 'mo', discussionid: id };
    expect((await kim.call(messaging.suggestUsers, here)).items).toEqual([]);
    await expect(write(kim, id, 'Look', { usertags: [hana] })).rejects.toEqual(
      complaint('comment.usertags', 'Nobody is called that'),
    );
    const { items } = await kim.call(messaging.suggestUsers, { search: 'oto' });
    const oto_ = items[0]?.id ?? '';
    const message = await write(kim, id, 'Look', {
      usertags: [oto_],
      thirdpartytags: ['ops@carrier.example'],
      visibilitylevel: 'Public',
      entitytags: [cedar],
    });
    expect(await kim.call(messaging.getComment, message)).toMatchObject({
      usertags: [oto_],
      thirdpartytags: ['ops@carrier.example'],
      entitytags: [{ ...cedar, label: 'Cedar & Co' }],
    });
    const tooMany = Array.from({ length: 51 }, (_, i) => `a${i}@b.example`);
    await expect(write(kim, id, 'All', { thirdpartytags: tooMany })).rejects.toEqual(
      complaint('comment.thirdpartytags', 'Up to 50 tags of each kind'),
    );
  });
});

describe('a discussion about a record', () => {
  it('can be about bookings, customers, jobs, invoices and drivers, by name', async () => {
    const [known] = await testApp.acme.rows<Record<string, string>>(sql`
      select i.id::text as invoice, i.number as "invoiceNumber", j.id as job,
        j.number as "jobNumber", u.guid as driver
      from finance_public.invoice_card i, jobs_public.job_card j, identity."user" u
      where i.number is not null and u.user_name = 'ravi' order by i.id, j.id limit 1
    `);
    const about = [
      ['Invoice', known?.['invoice'], known?.['invoiceNumber']],
      ['Job', known?.['job'], known?.['jobNumber']],
      ['Driver', known?.['driver'], 'Ravi Patel'],
    ] as const;
    for (const [entitytype, entityid = '', label] of about) {
      const id = await start(ada, { entity: { entitytype, entityid } });
      expect((await read(ada, id)).entity).toEqual({ entitytype, entityid, label });
    }
  });

  it.each(['Invoice', 'Job', 'Driver'] as const)('returns 404 for an unknown %s', async (kind) => {
    for (const entityid of ['987654321', 'x', '00000000-0000-4000-8000-00000000dead']) {
      await expect(start(ada, { entity: { entitytype: kind, entityid } })).rejects.toEqual(
        refused(404, 'We could not find this record.'),
      );
    }
  });

  it('cannot be about a driver for customers', async () => {
    const [driver] = await testApp.acme.rows<{ guid: string }>(
      sql`select guid from identity."user" where user_name = 'ravi'`,
    );
    const entity = { entitytype: 'Driver', entityid: driver?.guid ?? '' } as const;
    await expect(start(oto, { entity })).rejects.toEqual(
      refused(404, 'We could not find this record.'),
    );
  });
});

describe('user suggestions for mentions', () => {
  it('return at most ten, for customers only their own, from two letters on [M-13]', async () => {
    const own = await oto
      .call(messaging.suggestUsers, { search: 'a', skipCount: 0 })
      .catch((error: unknown) => error);
    expect(own).toEqual(complaint('search', 'Please type at least 2 characters'));
    const seen = await oto.call(messaging.suggestUsers, { search: 'mi' });
    expect(seen.items.map(({ name }) => name)).toEqual(['Mia Castellano']);
    expect((await oto.call(messaging.suggestUsers, { search: 'kim' })).items).toEqual([]);
  });
});

describe('fixed lists', () => {
  it('return the API names [M-01] [M-02]', async () => {
    const names = async (endpoint: typeof messaging.getDiscussionType) =>
      (await oto.call(endpoint)).items.map(({ name }) => name);
    expect([
      await names(messaging.getDiscussionType),
      await names(messaging.getDiscussionStatus),
      await names(messaging.getCommentStatus),
    ]).toEqual([
      ['General', 'Booking', 'Job', 'Invoice', 'Customer', 'Driver', 'LineHaul', 'Claim'],
      ['Open', 'InProgress', 'Resolved', 'Closed'],
      ['Active', 'Edited', 'Deleted'],
    ]);
  });
});
