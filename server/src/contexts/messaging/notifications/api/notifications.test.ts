import * as messaging from '@waybill/contract/messaging/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let kim: Caller;
let cleo: Caller;
let oto: Caller;
let guids: Readonly<Record<string, string>>;
beforeAll(async () => {
  testApp = await openTestApp();
  [ada, kim, cleo, oto] = (await Promise.all(
    ['ada', 'kim', 'cleo', 'oto'].map((name) => testApp.acme.as(name)),
  )) as [Caller, Caller, Caller, Caller];
  const rows = await testApp.acme.rows(sql<{ user_name: string; guid: string }>`
    select user_name, guid from identity."user"
  `);
  guids = Object.fromEntries(rows.map(({ user_name, guid }) => [user_name, guid]));
  await testApp.settle();
});
afterAll(() => testApp.close());

const inboxOf = (caller: Caller) => caller.call(messaging.getNotifications, {});
const newest = async (caller: Caller) => (await inboxOf(caller)).items[0];
const aboutCedar = async () => {
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from customers.customer where company_name = 'Cedar & Co'
  `);
  return { entitytype: 'Customer' as const, entityid: String(row?.id) };
};
const start = async (by: Caller, comment: object, topic = 'Broken pallet') => {
  const discussion = { topic, type: 'Claim' as const, entity: await aboutCedar(), comment };
  const { id } = await by.call(messaging.createDiscussion, { discussion } as never);
  await testApp.settle();
  return id;
};
const write = async (by: Caller, discussionid: string, content: string, over: object = {}) => {
  const comment = { discussionid, content, ...over };
  const { id } = await by.call(messaging.createComment, { comment } as never);
  await testApp.settle();
  return id;
};
const companyAddress = async () => {
  const [row] = await testApp.acme.rows(sql<{ address: string }>`
    select coalesce(booking_email, email) as address from customers.customer
    where company_name = 'Cedar & Co'
  `);
  return row?.address;
};
const tagging = (...names: readonly string[]) => names.map((name) => guids[name] ?? '');

describe('participating in a discussion', () => {
  it('notifies mentioned users and previous commenters, never the author [M-04]', async () => {
    const before = (await inboxOf(kim)).totalCount;
    const id = await start(kim, {
      content: 'Who packed it?',
      visibilitylevel: 'Customer',
      usertags: tagging('cleo', 'oto', 'kim'),
    });
    expect((await newest(cleo))?.message).toEqual({
      title: 'Broken pallet',
      data: {
        notificationtype: 'DiscussionCreated',
        discussionTopic: 'Broken pallet',
        discussionid: id,
        notificationid: expect.any(String) as string,
      },
    });
    expect((await newest(oto))?.message.data.notificationtype).toBe('DiscussionCreated');
    expect((await inboxOf(kim)).totalCount).toBe(before);

    await write(oto, id, 'Not us.');
    expect(await newest(kim)).toMatchObject({
      event: 'Discussion',
      title: 'Broken pallet',
      body: 'Oto Berg: Not us.',
      href: `/communication/discussion/${id}`,
      readtime: null,
      message: { data: { notificationtype: 'CommentCreated' } },
    });

    await write(kim, id, 'Look here', { visibilitylevel: 'Customer', usertags: tagging('cleo') });
    expect((await newest(cleo))?.message.data.notificationtype).toBe('UserDiscussionNotification');
    expect((await newest(oto))?.message.data.notificationtype).toBe('CommentCreated');
  });

  it('notifies the users of the customer a comment is for, and e-mails the company', async () => {
    const id = await start(kim, { content: 'Wet cartons.', visibilitylevel: 'Internal' });
    const [bell, before] = [(await inboxOf(oto)).totalCount, testApp.emails.length];
    await write(kim, id, 'We pay for them.', { visibilitylevel: 'Customer' });
    expect(await newest(oto)).toMatchObject({
      title: 'Broken pallet',
      body: 'Kim Tran: We pay for them.',
      href: `/communication/discussion/${id}`,
    });
    expect((await inboxOf(oto)).totalCount).toBe(bell + 1);
    expect(testApp.emails.slice(before).map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: [await companyAddress()], subject: 'Broken pallet' },
    ]);

    await write(oto, id, 'Thank you.');
    expect(testApp.emails).toHaveLength(before + 1);
    const wish = { event: 'Discussion', channel: 'Inbox', ison: false } as const;
    await oto.call(messaging.saveNotificationPreferences, { preferences: [wish] });
    await write(kim, id, 'You are welcome.', { visibilitylevel: 'Customer' });
    expect((await inboxOf(oto)).totalCount).toBe(bell + 1);
    await oto.call(messaging.saveNotificationPreferences, {
      preferences: [{ ...wish, ison: true }],
    });
  });

  it('does not notify customers of internal comments', async () => {
    const id = await start(oto, { content: 'It is wet.' }, 'Wet carton');
    await write(cleo, id, 'We know why.', { visibilitylevel: 'Customer' });
    const before = (await inboxOf(oto)).totalCount;
    await write(kim, id, 'Our fault.', { visibilitylevel: 'Internal' });
    expect((await inboxOf(oto)).totalCount).toBe(before);
    expect((await newest(cleo))?.body).toBe('Kim Tran: Our fault.');
  });

  it('e-mails external participants without links into the app', async () => {
    const outside = { visibilitylevel: 'ThirdParty', thirdpartytags: ['ops@carrier.example'] };
    const id = await start(kim, { content: 'Where is <b>it</b>?', ...outside }, 'Lost');
    const emails = testApp.emails.filter(({ to }) => to.includes('ops@carrier.example'));
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      subject: 'Lost',
      text: 'Kim Tran commented:\n\nWhere is <b>it</b>?\n\nAcme Freight Pty Ltd',
    });
    expect(emails[0]?.html).toContain('Where is &lt;b&gt;it&lt;/b&gt;?');
    const { items } = await kim.call(messaging.getEmails, { discussionid: id });
    expect(items.map(({ to, discussionid }) => [to, discussionid])).toEqual([
      ['ops@carrier.example', id],
    ]);
  });

  it('does not send external participants comments that only others may read', async () => {
    const comment = { content: 'A', visibilitylevel: 'Internal', thirdpartytags: ['a@b.example'] };
    const message = 'Somebody outside reads what is for third parties or public alone';
    await expect(start(kim, comment)).rejects.toMatchObject({
      status: 400,
      error: { validationErrors: [{ message, members: ['comment.thirdpartytags'] }] },
    });
  });

  it('notifies once per comment, and users mentioned later', async () => {
    const id = await start(kim, { content: 'First' }, 'Later');
    const comment = await write(kim, id, 'Second', { usertags: tagging('cleo') });
    const before = (await inboxOf(cleo)).totalCount;
    const usertags = tagging('cleo', 'ada');
    await kim.call(messaging.updateComment, {
      comment: { id: comment, content: 'Third', usertags },
    });
    await testApp.settle();
    expect((await inboxOf(cleo)).totalCount).toBe(before);
    expect((await newest(ada))?.body).toBe('Kim Tran: Third');
  });
});

describe('the notification inbox', () => {
  it('belongs to its user, counts unread entries and clears them once read', async () => {
    const { items, unreadcount } = await inboxOf(cleo);
    const [first, second] = items;
    const read = await cleo.call(messaging.markNotificationsRead, { ids: [first?.id ?? ''] });
    expect(read.unreadcount).toBe(unreadcount - 1);
    // Notifications of other users are treated as unknown.
    const theirs = { ids: [second?.id ?? ''] };
    await expect(kim.call(messaging.markNotificationsRead, theirs)).rejects.toMatchObject({
      status: 404,
    });
    const unread = await cleo.call(messaging.getNotifications, { unread: true });
    expect(unread.totalCount).toBe(unreadcount - 1);
    expect(unread.items.map(({ id }) => id)).toContain(second?.id);
    expect(await cleo.call(messaging.markNotificationsRead, {})).toEqual({ unreadcount: 0 });
  });

  it('marks a discussion as read once the user has opened it', async () => {
    const id = await start(kim, { content: 'Look', usertags: tagging('cleo') }, 'Unread');
    const standing = async () => {
      const { unreadcount, readtime } = await cleo.call(messaging.getDiscussion, { id });
      return [unreadcount, readtime, (await inboxOf(cleo)).unreadcount];
    };
    expect(await standing()).toEqual([1, null, 1]);
    await cleo.call(messaging.markDiscussionRead, { id });
    expect(await standing()).toEqual([0, testApp.clock.now.toISOString(), 0]);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    await write(kim, id, 'More');
    expect((await cleo.call(messaging.getDiscussion, { id })).unreadcount).toBe(1);
    const { items } = await cleo.call(messaging.getDiscussions, { filter: 'unreadcount gt 0' });
    expect(items.map((each) => each.id)).toContain(id);
    const nobodys = { id: '00000000-0000-4000-8000-00000000dead' };
    await expect(cleo.call(messaging.markDiscussionRead, nobodys)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a comment read before its notification is created', () => {
  beforeEach(() => cleo.call(messaging.markNotificationsRead, {}));

  it('marks that notification as read', async () => {
    const id = await start(kim, { content: 'Watch', usertags: tagging('cleo') }, 'Seen live');
    await cleo.call(messaging.markDiscussionRead, { id });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    const comment = { discussionid: id, content: 'Seen at once', usertags: tagging('cleo') };
    await kim.call(messaging.createComment, { comment } as never);
    await cleo.call(messaging.markDiscussionRead, { id });
    await testApp.settle();
    const { items, unreadcount } = await inboxOf(cleo);
    expect(items[0]).toMatchObject({ readtime: testApp.clock.now.toISOString() });
    expect(items[0]?.message.data.discussionid).toBe(id);
    expect(unreadcount).toBe(0);
  });

  it('does so in any interleaving of reading and notifying', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await start(kim, { content: 'Race', usertags: tagging('cleo') }, 'Race');
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
      const comment = { discussionid: id, content: 'Now', usertags: tagging('cleo') };
      await kim.call(messaging.createComment, { comment } as never);
      await Promise.all([testApp.settle(), cleo.call(messaging.markDiscussionRead, { id })]);
      expect((await inboxOf(cleo)).unreadcount).toBe(0);
    }
  });
});

describe('notification preferences', () => {
  it('cover only events relevant to the user and override the tenant’s rules', async () => {
    const { items } = await oto.call(messaging.getNotificationPreferences);
    const events = new Set(items.map(({ event }) => event));
    expect([...events]).toContain('InvoiceIssued');
    const wes = await testApp.acme.as('wes');
    const his = (await wes.call(messaging.getNotificationPreferences)).items;
    expect(new Set(his.map(({ event }) => event))).toEqual(new Set(['Discussion']));
    const preferences = [
      { event: 'Discussion', channel: 'Inbox', ison: false },
      { event: 'Discussion', channel: 'Email', ison: true },
    ] as const;
    await oto.call(messaging.saveNotificationPreferences, { preferences: [...preferences] });
    const saved = (await oto.call(messaging.getNotificationPreferences)).items;
    expect(saved).toEqual(expect.arrayContaining([...preferences]));
    const before = (await inboxOf(oto)).totalCount;
    const tags = { visibilitylevel: 'Customer', usertags: tagging('oto') };
    await start(kim, { content: 'By e-mail', ...tags }, 'By e-mail');
    expect((await inboxOf(oto)).totalCount).toBe(before);
    expect(testApp.emails.at(-1)).toMatchObject({
      to: ['oto@cedar.example'],
      subject: 'By e-mail',
    });
  });

  it('are rejected for unavailable event and channel combinations', async () => {
    const preferences = [{ event: 'Delivered', channel: 'Push', ison: true }] as const;
    await expect(
      oto.call(messaging.saveNotificationPreferences, { preferences: [...preferences] }),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe('push tokens', () => {
  const token = 'wp:a-device';
  const save = (caller: Caller, notificationdevicetoken: string, isactive = true) =>
    caller.call(messaging.createUpdatePushToken, { notificationdevicetoken, isactive });
  const tokensOf = async (caller: Caller, name: string) => {
    const query = { id: guids[name] ?? '', isactive: true };
    const { pushtokens } = await caller.call(messaging.getPushTokenByUser, query);
    return pushtokens.map((each) => each.notificationdevicetoken);
  };
  beforeEach(async () => {
    await kim.call(messaging.deletePushTokenByUser, { userid: guids['kim'] ?? '' });
  });

  it('are saved once per device, readable by their owner only, and can be disabled', async () => {
    const first = await save(kim, token);
    expect(await save(kim, token)).toEqual(first);
    expect(await tokensOf(kim, 'kim')).toEqual([token]);
    expect(await tokensOf(ada, 'kim')).toEqual([]);
    await save(kim, token, false);
    expect(await tokensOf(kim, 'kim')).toEqual([]);
    const userid = guids['kim'] ?? '';
    await expect(ada.call(messaging.deletePushTokenByUser, { userid })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('move with the device to the next user who signs in', async () => {
    await save(kim, token);
    await save(cleo, token);
    expect([await tokensOf(kim, 'kim'), await tokensOf(cleo, 'cleo')]).toEqual([[], [token]]);
    await cleo.call(messaging.deletePushTokenByUser, { userid: guids['cleo'] ?? '' });
  });

  it('are saved once when two tabs register concurrently', async () => {
    await Promise.all(Array.from({ length: 8 }, () => save(kim, token)));
    expect(await tokensOf(kim, 'kim')).toEqual([token]);
  });

  it("receive their owner's notifications and are deleted when the device is gone", async () => {
    await save(kim, token);
    await save(kim, 'wp:gone');
    const id = await start(ada, { content: 'Hi', usertags: tagging('kim') }, 'By push');
    const [push, ...more] = testApp.pushes.filter(
      (each) => each.message.data['discussionid'] === id,
    );
    expect(more).toEqual([]);
    expect(push).toEqual({
      token,
      message: {
        title: 'New Discussion Update',
        body: 'By push',
        topic: `d${id.replaceAll('-', '').slice(0, 31)}`,
        data: {
          notificationtype: 'DiscussionCreated',
          discussionTopic: 'By push',
          discussionid: id,
          notificationid: (await newest(kim))?.id,
        },
      },
    });
    expect(await tokensOf(kim, 'kim')).toEqual([token]);
  });

  it("receive messages in their owner's language", async () => {
    const speak = (language: string | null) =>
      testApp.acme.rows(
        sql`update identity."user" set language = ${language} where user_name = 'cleo'`,
      );
    await speak('de');
    await save(cleo, 'wp:german');
    await cleo.call(messaging.sendTestNotification, {});
    await speak(null);
    await testApp.settle();
    expect(testApp.pushes.at(-1)?.message).toMatchObject({
      title: 'Test: Neuigkeit in einer Diskussion',
      body: 'Sie haben eine neue Benachrichtigung.',
    });
    expect((await newest(cleo))?.title).toBe('Test: Neuigkeit in einer Diskussion');
  });

  it('receive the test notification [M-04]', async () => {
    await save(kim, token);
    expect(await kim.call(messaging.sendTestNotification)).toEqual({ devices: 1 });
    await testApp.settle();
    expect(testApp.pushes.at(-1)?.message).toMatchObject({
      title: 'Test: New Discussion Update',
      data: { notificationtype: 'TestNotificationEvent' },
    });
    expect(await newest(kim)).toMatchObject({ event: 'TestNotificationEvent', href: null });
  });

  it('are created with the public key of this installation', async () => {
    expect(await kim.call(messaging.getPushConfiguration)).toEqual({ publickey: 'a-public-key' });
  });
});

describe('the push service worker script', () => {
  it('is public at its own path and always revalidated', async () => {
    const reply = await testApp.acme.guest.send(messaging.pushServiceWorker);
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(reply.body).toContain("addEventListener('push'");
  });
});
