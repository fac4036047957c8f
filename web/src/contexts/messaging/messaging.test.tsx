import type { Comment, Discussion } from '@waybill/contract/messaging/shapes';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FakeAnswer } from '#client/testing/fake-server.ts';
import { enveloped } from '#client/testing/fake-server.ts';
import { page } from '#shell/page.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { messagingPages } from './index.ts';
import { DiscussionsPanel } from './links.tsx';

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
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
};

function open({ at, session, discussion = aDiscussion(), answers = {} }: Opening = {}) {
  const app = openApp({
    at: at ?? `/communication/discussion/${id}`,
    pages: [...messagingPages, panelPage],
    answers: {
      'GET /api/auth/session': session ?? staff,
      'GET /api/communication/discussion/get-discussion': enveloped(discussion),
      'GET /api/communication/discussion/get-discussions': enveloped({
        items: [discussion],
        totalCount: 1,
      }),
      [comment]: enveloped({ id }),
      [start]: enveloped({ id }),
      [update]: enveloped({ id }),
      ...answers,
    },
  });
  return { ...app, person: userEvent.setup() };
}

configure({ asyncUtilTimeout: 4000 });
beforeAll(async () => {
  await Promise.all(messagingPages.map(({ load }) => load()));
});

describe('the page of a discussion', () => {
  it('stands at its address and shows what was said [ui-routes-017] [ui-routes-024]', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Broken pallet' })).toBeTruthy();
    const said = screen.getByRole('article', { name: 'Comment of Oto Berg' });
    expect(within(said).getByText('Two cartons are crushed.')).toBeTruthy();
    const link = screen.getAllByRole('link', { name: 'ACM00000012' })[0];
    expect(link?.getAttribute('href')).toBe('/bookings-beta/details/12');
  });

  it('asks for a comment where nothing was written [ui-forms-020]', async () => {
    const { person, server } = open();
    await person.click(await screen.findByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Comment is required')).toBeTruthy();
    expect(server.to(comment)).toEqual([]);
  });

  it('writes for staff alone until somebody says that the customer reads it', async () => {
    const { person, server } = open();
    await person.type(await screen.findByLabelText('Comment for staff'), 'Careful');
    await person.click(screen.getByRole('button', { name: 'Comment' }));
    await person.click(screen.getByRole('radio', { name: 'Customer' }));
    await person.type(await screen.findByLabelText('Comment'), 'Sorry');
    await person.click(screen.getByRole('button', { name: 'Comment' }));
    expect(server.to(comment).map(({ body }) => body)).toEqual([
      { comment: { discussionid: id, content: 'Careful', visibilitylevel: 'Internal' } },
      { comment: { discussionid: id, content: 'Sorry', visibilitylevel: 'Customer' } },
    ]);
  });

  it('lets customers write without a choice, and change what is their own alone', async () => {
    const fresh = { creationtime: new Date().toISOString() };
    const own = aComment({ id: '0198a1b2-0000-7000-8000-00000000000c', commenter: me, ...fresh });
    open({ session: customer, discussion: aDiscussion({ comments: [aComment(fresh), own] }) });
    expect(await screen.findByLabelText('Comment')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Internal' })).toBeNull();
    const mine = screen.getByRole('article', { name: 'Comment of Kim Ng' });
    expect(within(mine).getByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(1);
  });

  it('is moved on, and a closed one takes no more comments', async () => {
    const { person, server } = open();
    await person.click(await screen.findByRole('button', { name: 'Resolve' }));
    expect(server.to(update).map(({ body }) => body)).toEqual([
      { discussion: { id, topic: 'Broken pallet', type: 'Claim', status: 'Resolved' } },
    ]);
  });

  it('says that a closed one is closed', async () => {
    open({ discussion: aDiscussion({ status: 'Closed' }) });
    expect(await screen.findByText('This discussion is closed.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('starting a discussion about a record', () => {
  const form = async (person: ReturnType<typeof userEvent.setup>) => {
    await person.click(await screen.findByRole('button', { name: 'Start discussion' }));
    return within(screen.getByRole('dialog', { name: 'Start a discussion' }));
  };

  it('asks for topic, type and comment [ui-forms-021] [ui-forms-022]', async () => {
    const { person, server } = open({ at: '/panel' });
    const dialog = await form(person);
    await person.selectOptions(dialog.getByLabelText('Type'), '');
    await person.click(dialog.getByRole('button', { name: 'Start discussion' }));
    expect(await dialog.findByText('Topic is required')).toBeTruthy();
    expect(dialog.getByText('Type is required')).toBeTruthy();
    expect(dialog.getByText('Comment is required')).toBeTruthy();
    expect(server.to(start)).toEqual([]);
  });

  it('sends what was typed and goes to the new discussion', async () => {
    const { person, server, history } = open({ at: '/panel' });
    const dialog = await form(person);
    await person.type(dialog.getByLabelText('Topic'), 'Wet carton');
    await person.type(dialog.getByLabelText('Comment for staff'), 'Check van 3');
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
