import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeResponse } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { page } from '#shell/page.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { messagingPages } from '../index.ts';
import { DiscussionsPanel } from '../links/DiscussionsPanel.tsx';
import type { Comment, Discussion } from '@waybill/contract/messaging/discussions/shapes';

const id = '0198a1b2-0000-7000-8000-00000000000a';
const me = { userGuid: '0198a1b2-0000-7000-8000-000000000001', name: 'Kim Ng' };
const other = { userGuid: '0198a1b2-0000-7000-8000-000000000002', name: 'Oto Berg' };

const aComment = (over: Partial<Comment> = {}): Comment => ({
  id: '0198a1b2-0000-7000-8000-00000000000b',
  content: 'Two cartons are crushed.',
  status: 'Active',
  usertags: [],
  thirdpartytags: [],
  entitytags: [],
  discussionid: id,
  creationtime: '2026-11-17T01:00:00.000Z',
  commenter: other,
  visibilitylevel: 'Customer',
  isdiscussioncontent: true,
  ...over,
});

const aDiscussion = (over: Partial<Discussion> = {}): Discussion => ({
  id,
  topic: 'Broken pallet',
  type: 'Claim',
  status: 'Open',
  comments: [aComment()],
  creationtime: '2026-11-17T01:00:00.000Z',
  templateid: null,
  entity: { entitytype: 'Booking', entityid: '12', label: 'ACM00000012' },
  customerid: 7,
  commentcount: 1,
  unreadcount: 0,
  readtime: null,
  creator: other,
  ...over,
});

const permissions = ['Booking.View', 'Communication.View', 'Communication.Create'];
const staff = sessionOf({ permissions });
const customer = sessionOf({ permissions, customer: { id: 7 } });
const comment = 'POST /api/communication/comment/create-comment';
const start = 'POST /api/communication/discussion/create-discussion';
const update = 'PUT /api/communication/discussion/update-discussion';

const about = { entitytype: 'Booking', entityid: '12', hasCustomer: true } as const;
const panelPage = page({
  path: '/panel',
  title: 'Panel',
  access: 'signedIn',
  load: async () => () => <DiscussionsPanel about={about} />,
});

type Opening = {
  readonly at?: string;
  readonly session?: object;
  readonly discussion?: Discussion;
  readonly responses?: Readonly<Record<string, FakeResponse>>;
};

function open({ at, session, discussion = aDiscussion(), responses = {} }: Opening = {}) {
  const app = openApp({
    at: at ?? `/communication/discussion/${id}`,
    pages: [...messagingPages, panelPage],
    responses: {
      'GET /api/auth/session': session ?? staff,
      'GET /api/communication/discussion/get-discussion': enveloped(discussion),
      'GET /api/communication/discussion/get-discussions': enveloped({
        items: [discussion],
        totalCount: 1,
      }),
      [comment]: enveloped({ id }),
      [start]: enveloped({ id }),
      [update]: enveloped({ id }),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}
beforeEach(() => localStorage.clear());

describe('the discussion page', () => {
  it('is at its address and shows the comments [ui-routes-017] [ui-routes-024]', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Broken pallet' })).toBeTruthy();
    const message = screen.getByRole('article', { name: 'Comment by Oto Berg' });
    expect(within(message).getByText('Two cartons are crushed.')).toBeTruthy();
    const link = screen.getAllByRole('link', { name: 'ACM00000012' })[0];
    expect(link?.getAttribute('href')).toBe('/bookings-beta/details/12');
  });

  it('requires a comment [ui-forms-020]', async () => {
    const { person, server } = open();
    await person.click(await screen.findByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('Comment is required')).toBeTruthy();
    expect(server.to(comment)).toEqual([]);
  });

  it('writes for staff only unless the customer is chosen as the audience', async () => {
    const { person, server } = open();
    await person.type(await screen.findByLabelText('Internal comment'), 'Careful');
    await person.click(screen.getByRole('button', { name: 'Add comment' }));
    await person.click(screen.getByRole('radio', { name: 'Customer' }));
    await person.type(await screen.findByLabelText('Comment'), 'Sorry');
    await person.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(server.to(comment).map(({ body }) => body)).toEqual([
      { comment: { discussionid: id, content: 'Careful', visibilitylevel: 'Internal' } },
      { comment: { discussionid: id, content: 'Sorry', visibilitylevel: 'Customer' } },
    ]);
  });

  it('lets customers comment without an audience, and edit only their own comments', async () => {
    const fresh = { creationtime: new Date().toISOString() };
    const own = aComment({ id: '0198a1b2-0000-7000-8000-00000000000c', commenter: me, ...fresh });
    open({ session: customer, discussion: aDiscussion({ comments: [aComment(fresh), own] }) });
    expect(await screen.findByLabelText('Comment')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Internal' })).toBeNull();
    const mine = screen.getByRole('article', { name: 'Comment by Kim Ng' });
    expect(within(mine).getByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(1);
  });

  it('can be resolved, and a closed one accepts no more comments', async () => {
    const { person, server } = open();
    await person.click(await screen.findByRole('button', { name: 'Resolve' }));
    expect(server.to(update).map(({ body }) => body)).toEqual([
      { discussion: { id, topic: 'Broken pallet', type: 'Claim', status: 'Resolved' } },
    ]);
  });

  it('can be deleted by moderators, and leads back to the list', async () => {
    const remove = 'DELETE /api/communication/discussion/delete-discussion';
    const moderator = sessionOf({ permissions: [...permissions, 'Communication.Edit'] });
    const { person, server, history } = open({
      session: moderator,
      responses: { [remove]: enveloped(null) },
    });
    // The first button is the discussion's, the second its comment's.
    const [whole] = await screen.findAllByRole('button', { name: 'Delete' });
    await person.click(whole as HTMLElement);
    await person.click(await screen.findByRole('button', { name: 'Delete discussion' }));
    await waitFor(() => expect(history.location.pathname).toBe('/communication'));
    expect(server.to(remove)[0]?.query).toEqual({ id });
  });

  it('shows that a closed one is closed', async () => {
    open({ discussion: aDiscussion({ status: 'Closed' }) });
    expect(await screen.findByText('This discussion is closed.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('writing a comment', () => {
  const suggest = 'GET /api/communication/tag/suggest-users';
  const ravi = { id: '0198a1b2-0000-7000-8000-0000000000aa', name: 'Ravi Patel' };

  it('mentions users after an @, as long as their name is in the text', async () => {
    const { person, server } = open({ responses: { [suggest]: enveloped({ items: [ravi] }) } });
    const box = await screen.findByLabelText('Internal comment');
    await person.type(box, 'Ask @ra');
    await screen.findByRole('option', { name: 'Ravi Patel' });
    await person.keyboard('{Enter}');
    expect((box as HTMLTextAreaElement).value).toBe('Ask @Ravi Patel ');
    expect(screen.queryByRole('option')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(server.to(comment)).toHaveLength(1));
    expect(server.to(comment)[0]?.body).toEqual({
      comment: {
        discussionid: id,
        content: 'Ask @Ravi Patel',
        visibilitylevel: 'Internal',
        usertags: [ravi.id],
      },
    });
    expect(server.to(suggest)[0]?.query['search']).toBe('ra');
  });

  it('mentions users in the middle of a text, and takes the one the arrows chose', async () => {
    const rana = { id: '0198a1b2-0000-7000-8000-0000000000ab', name: 'Rana Said' };
    open({ responses: { [suggest]: enveloped({ items: [ravi, rana] }) } });
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Internal comment');
    const person = userEvent.setup();
    await person.type(box, 'Ask  today');
    await person.type(box, '@ra', { initialSelectionStart: 4 });
    await screen.findByRole('option', { name: 'Rana Said' });
    await person.keyboard('{ArrowDown}{Enter}now');
    expect(box.value).toBe('Ask @Rana Said now today');
  });

  it('closes the list of names alone by Escape, until another name begins', async () => {
    open({ responses: { [suggest]: enveloped({ items: [ravi] }) } });
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Internal comment');
    const person = userEvent.setup();
    const announcements: string[] = [];
    const listen = ({ key }: KeyboardEvent) => announcements.push(key);
    document.addEventListener('keydown', listen, { capture: true });
    await person.type(box, 'Ask @ra');
    await screen.findByRole('option', { name: 'Ravi Patel' });
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await person.keyboard('v');
    expect(screen.queryByRole('option')).toBeNull();
    document.removeEventListener('keydown', listen, { capture: true });
    expect([box.value, announcements.includes('Escape')]).toEqual(['Ask @rav', false]);
    await person.keyboard(' and @ra');
    expect(await screen.findByRole('option', { name: 'Ravi Patel' })).toBeTruthy();
  });

  it('mentions records after a #, even after leaving the page', async () => {
    const booking = { ref: '12', type: 'Bookings', title: 'ACM00000012', details: '[]' };
    const item = { ref: '7', type: 'WarehouseItems', title: 'ACM-shelf', details: '[]' };
    const responses = { 'POST /api/search': enveloped({ results: [booking, item] }) };
    const first = open({ responses });
    await first.person.type(await screen.findByLabelText('Internal comment'), 'Like #ACM0');
    expect(screen.queryByRole('option', { name: /ACM-shelf/ })).toBeNull();
    await first.person.click(await screen.findByRole('option', { name: 'ACM00000012 (Booking)' }));
    first.unmount();
    const { person, server } = open({ responses });
    const box = await screen.findByLabelText('Internal comment');
    expect((box as HTMLTextAreaElement).value).toBe('Like #ACM00000012 ');
    await person.click(screen.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(server.to(comment)).toHaveLength(1));
    expect(server.to(comment)[0]?.body).toMatchObject({
      comment: { entitytags: [{ entitytype: 'Booking', entityid: '12' }] },
    });
  });

  it('notifies external people by e-mail', async () => {
    const { person, server } = open();
    await person.click(await screen.findByRole('radio', { name: 'External party' }));
    await person.type(screen.getByLabelText('Comment'), 'Where is it?');
    await person.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('Please enter at least one address')).toBeTruthy();
    await person.type(screen.getByLabelText('Send to'), 'ops@carrier.example, a@b.example');
    await person.click(screen.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(server.to(comment)).toHaveLength(1));
    expect(server.to(comment)[0]?.body).toMatchObject({
      comment: {
        visibilitylevel: 'ThirdParty',
        thirdpartytags: ['ops@carrier.example', 'a@b.example'],
      },
    });
  });

  it('keeps a draft until it is sent, and what could not be sent', async () => {
    const first = open({ responses: { [comment]: () => json(refusal('Not now'), 400) } });
    await first.person.type(await screen.findByLabelText('Internal comment'), 'Half a word');
    await first.person.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('Not now')).toBeTruthy();
    first.unmount();
    const again = open();
    const box = await screen.findByLabelText('Internal comment');
    expect((box as HTMLTextAreaElement).value).toBe('Half a word');
    await again.person.click(screen.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''));
    again.unmount();
    open();
    const empty = await screen.findByLabelText('Internal comment');
    expect((empty as HTMLTextAreaElement).value).toBe('');
  });

  it('marks where new comments start, and saves that they were read', async () => {
    const read = 'POST /api/communication/discussion/mark-read';
    const older = aComment({ content: 'Old', creationtime: '2026-11-16T01:00:00.000Z' });
    const newer = aComment({ id: '0198a1b2-0000-7000-8000-00000000000d', content: 'Fresh' });
    const { server } = open({
      discussion: aDiscussion({
        comments: [older, newer],
        unreadcount: 1,
        readtime: '2026-11-16T12:00:00.000Z',
      }),
      responses: { [read]: enveloped(null) },
    });
    const items = within(await screen.findByRole('list', { name: 'Comments' }));
    const texts = items.getAllByRole('listitem').map((item) => item.textContent ?? '');
    expect(texts.map((text) => /Old|New$|Fresh/.exec(text)?.[0])).toEqual(['Old', 'New', 'Fresh']);
    await waitFor(() => expect(server.to(read).map(({ body }) => body)).toEqual([{ id }]));
  });
});

describe('all discussions', () => {
  it('can be started without a record', async () => {
    const { person, server } = open({ at: '/communication' });
    await person.click(await screen.findByRole('button', { name: 'Start discussion' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a discussion' }));
    await person.type(dialog.getByLabelText('Topic'), 'The party');
    await person.type(dialog.getByLabelText('Internal comment'), 'On Friday');
    await person.click(dialog.getByRole('button', { name: 'Start discussion' }));
    await waitFor(() => expect(server.to(start)).toHaveLength(1));
    expect(server.to(start)[0]?.body).toEqual({
      discussion: {
        topic: 'The party',
        type: 'General',
        comment: { content: 'On Friday', visibilitylevel: 'Internal' },
      },
    });
  });

  it('are filtered to unread ones, and link to each', async () => {
    const list = 'GET /api/communication/discussion/get-discussions';
    const { person, server } = open({
      at: '/communication',
      discussion: aDiscussion({ unreadcount: 2 }),
    });
    expect(await screen.findByText('2', { exact: false, selector: '.num' })).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: 'Unread' }));
    await waitFor(() => expect(server.to(list).at(-1)?.query['filter']).toBe('unreadcount gt 0'));
  });
});

describe('the e-mail history', () => {
  const emails = 'GET /api/communication/history/get-emails';
  const resend = 'POST /api/communication/outbound/resend-email';
  const write = 'POST /api/communication/outbound/send-email';
  const email = (over: object = {}) => ({
    id: '0198a1b2-0000-7000-8000-0000000000ee',
    channel: 'E-mail',
    from: 'Acme Freight <no-reply@acme.example>',
    to: 'ops@cedar.example',
    cc: '',
    subject: 'Delivered: ACM00000012',
    body: '<p>It was delivered.</p>',
    iswithheld: false,
    discussionid: null,
    templateid: null,
    customerid: 7,
    event: 'Delivered',
    status: 'Failed',
    tries: 3,
    error: 'The mailbox is full',
    creationtime: '2026-11-17T01:00:00.000Z',
    senttime: null,
    attachments: [],
    ...over,
  });
  const settings = sessionOf({ permissions: ['Communication.Emails', 'Communication.Send'] });
  const openEmails = (...items: object[]) =>
    open({
      at: '/communication/emails',
      session: settings,
      responses: {
        [emails]: enveloped({ items, totalCount: items.length }),
        [resend]: enveloped({ id }),
        [write]: enveloped({ id }),
      },
    });

  it('shows an e-mail without active content, why it failed, and retries it', async () => {
    const { person, server } = openEmails(email());
    await person.click(await screen.findByText('Delivered: ACM00000012'));
    const drawer = within(await screen.findByRole('dialog'));
    const frame = drawer.getByTitle('The e-mail');
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual([
      '',
      '<p>It was delivered.</p>',
    ]);
    expect(drawer.getByText('The mailbox is full (3 of 3 attempts)')).toBeTruthy();
    await person.click(drawer.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(server.to(resend).map(({ body }) => body)).toEqual([{ id: email().id }]),
    );
  });

  it('withholds a secret, and shows that the simulator sends nothing', async () => {
    const sms = { channel: 'SMS', status: 'NotSent', subject: '', body: 'Hi', error: null };
    const { person } = openEmails(
      email({ iswithheld: true, body: '', status: 'Sent', error: null, subject: 'Your password' }),
      email({ ...sms, id: '0198a1b2-0000-7000-8000-0000000000ef' }),
    );
    await person.click(await screen.findByText('Your password'));
    expect(await screen.findByText('The content is not shown')).toBeTruthy();
    expect(screen.queryByTitle('The e-mail')).toBeNull();
    await person.keyboard('{Escape}');
    await person.click(await screen.findByText('Hi'));
    expect(
      await screen.findByText('Accepted by the SMS simulator. No message was sent.'),
    ).toBeTruthy();
  });

  it('can write an e-mail', async () => {
    const { person, server } = openEmails();
    await person.click(await screen.findByRole('button', { name: 'Write e-mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write e-mail' }));
    await person.type(dialog.getByLabelText('Send to'), 'a@b.example; c@d.example');
    await person.type(dialog.getByLabelText('Subject'), 'Hello');
    await person.type(dialog.getByLabelText('Text'), 'A <b>');
    await person.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(server.to(write)).toHaveLength(1));
    expect(server.to(write)[0]?.body).toEqual({
      to: ['a@b.example', 'c@d.example'],
      cc: [],
      subject: 'Hello',
      body: '<p>A &lt;b&gt;</p>',
      attachments: [],
    });
  });
});

describe('notification rules', () => {
  it('are a matrix whose checkboxes are saved immediately', async () => {
    const rules = 'GET /api/communication/template/get-message-rules';
    const save = 'PUT /api/communication/template/save-message-rules';
    const rule = { event: 'Delivered', audience: 'Receiver', channel: 'Email', ison: false };
    const { person, server } = open({
      at: '/settings/message-rules',
      session: sessionOf({ permissions: ['Communication.Templates'] }),
      responses: { [rules]: enveloped({ items: [rule] }), [save]: enveloped(null) },
    });
    await person.click(await screen.findByLabelText('Receiver by E-mail: Delivered'));
    await waitFor(() =>
      expect(server.to(save).map(({ body }) => body)).toEqual([
        { rules: [{ ...rule, ison: true }] },
      ]),
    );
  });

  it('can be overridden by each user', async () => {
    const wishes = 'GET /api/communication/inbox/get-preferences';
    const save = 'PUT /api/communication/inbox/save-preferences';
    const wish = { event: 'Discussion', channel: 'Push', ison: true };
    const { person, server } = open({
      at: '/settings/notifications',
      responses: { [wishes]: enveloped({ items: [wish] }), [save]: enveloped(null) },
    });
    await person.click(await screen.findByLabelText('Discussion by Push'));
    await waitFor(() =>
      expect(server.to(save).map(({ body }) => body)).toEqual([
        { preferences: [{ ...wish, ison: false }] },
      ]),
    );
  });

  it('can be tested with a test notification', async () => {
    const test = 'POST /api/communication/outbound/send-test-notification';
    const { person } = open({
      at: '/settings/notifications',
      responses: { [test]: enveloped({ devices: 0 }) },
    });
    await person.click(await screen.findByRole('button', { name: 'Send test notification' }));
    expect(
      await screen.findByText(
        'Delivered to your inbox. None of your devices receives push notifications.',
      ),
    ).toBeTruthy();
  });
});

describe('starting a discussion about a record', () => {
  const form = async (person: ReturnType<typeof userEvent.setup>) => {
    await person.click(await screen.findByRole('button', { name: 'Start discussion' }));
    return within(await screen.findByRole('dialog', { name: 'Start a discussion' }));
  };

  it('requires topic, type and comment [ui-forms-021] [ui-forms-022]', async () => {
    const { person, server } = open({ at: '/panel' });
    const dialog = await form(person);
    await person.selectOptions(dialog.getByLabelText('Type'), '');
    await person.click(dialog.getByRole('button', { name: 'Start discussion' }));
    expect(await dialog.findByText('Topic is required')).toBeTruthy();
    expect(dialog.getByText('Type is required')).toBeTruthy();
    expect(dialog.getByText('Comment is required')).toBeTruthy();
    expect(server.to(start)).toEqual([]);
  });

  it('sends the input and opens the new discussion', async () => {
    const { person, server, history } = open({ at: '/panel' });
    const dialog = await form(person);
    await person.type(dialog.getByLabelText('Topic'), 'Wet carton');
    await person.type(dialog.getByLabelText('Internal comment'), 'Check van 3');
    await person.click(dialog.getByRole('button', { name: 'Start discussion' }));
    await screen.findByRole('heading', { name: 'Broken pallet' });
    expect(history.location.pathname).toBe(`/communication/discussion/${id}`);
    expect(server.to(start).map(({ body }) => body)).toEqual([
      {
        discussion: {
          topic: 'Wet carton',
          type: 'Booking',
          entity: { entitytype: 'Booking', entityid: '12' },
          comment: { content: 'Check van 3', visibilitylevel: 'Internal' },
        },
      },
    ]);
  });
});
