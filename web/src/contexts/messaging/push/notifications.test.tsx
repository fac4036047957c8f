import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { InboxBell } from '../notifications/InboxBell.tsx';
import type { NotifyingBrowser } from './browser.ts';
import { PushNotifications } from './PushNotifications.tsx';

const base = '/api/communication/outbound';
const stored = `GET ${base}/get-push-token-by-user`;
const save = `POST ${base}/create-update-push-token`;
const configuration = `GET ${base}/get-push-configuration`;
const inbox = 'GET /api/communication/inbox/get-notifications';
const markRead = 'POST /api/communication/inbox/mark-read';
const userGuid = sessionOf().user.userGuid;
const chrome = 'Mozilla/5.0 AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1 Version/18.0 Safari/605.1';

const notification = (id: string, over: object = {}) => ({
  id: `0198a1b2-0000-7000-8000-0000000000${id}`,
  event: 'Discussion',
  title: 'Broken pallet',
  body: 'Oto Berg: Two cartons are crushed.',
  href: '/communication/discussion/d-1',
  creationtime: '2026-11-17T01:00:00.000Z',
  readtime: null,
  message: {
    title: 'Broken pallet',
    data: {
      notificationtype: 'CommentCreated',
      discussionTopic: 'Broken pallet',
      discussionid: 'd-1',
      notificationid: `0198a1b2-0000-7000-8000-0000000000${id}`,
    },
  },
  ...over,
});
const pageOf = (...items: object[]) =>
  enveloped({ items, totalCount: items.length, unreadcount: items.length });

/** Fakes service workers with one that is active and subscribed. */
function workers() {
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
  };
  const registration = {
    scope: '/',
    active: { scriptURL: 'http://acme.localhost/firebase-messaging-sw.js' },
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async () => subscription,
    },
  };
  const container = Object.assign(new EventTarget(), {
    register: vi.fn<() => Promise<object>>(async () => registration),
    getRegistrations: async () => [registration],
    getRegistration: async () => registration,
  });
  return { subscription, container };
}

type Opening = {
  readonly browser?: Partial<NotifyingBrowser>;
  readonly responses?: Readonly<Record<string, object | null>>;
};

function open({ browser = {}, responses = {} }: Opening = {}) {
  const { container, subscription } = workers();
  const warn = vi.fn<NotifyingBrowser['warn']>();
  const visible: string[] = [];
  let permission: NotificationPermission = 'granted';
  const own: NotifyingBrowser = {
    userAgent: chrome,
    permission: () => permission,
    requestPermission: vi.fn<NotifyingBrowser['requestPermission']>(
      async () => (permission = 'granted'),
    ),
    workers: container as unknown as ServiceWorkerContainer,
    isHidden: () => false,
    show: (title) => void visible.push(title),
    warn,
    ...browser,
  };
  const Companion = () => <PushNotifications browser={own} />;
  const app = openApp({
    at: '/dashboard',
    pages: [
      plainPage('/dashboard', 'Dashboard', { access: 'public' }),
      plainPage('/communication/discussion/$id', 'Discussion', { access: 'public' }),
      plainPage('/communication', 'Discussions', { access: 'public' }),
    ],
    companions: [Companion],
    topBar: [InboxBell],
    responses: {
      [configuration]: enveloped({ publickey: 'a2V5' }),
      [stored]: enveloped({ pushtokens: [] }),
      [save]: enveloped({ id: '0198a1b2-0000-7000-8000-00000000000a' }),
      [inbox]: pageOf(),
      [markRead]: enveloped({ unreadcount: 0 }),
      ...responses,
    },
  });
  return {
    ...app,
    own,
    container,
    subscription,
    warn,
    visible,
    person: userEvent.setup({ pointerEventsCheck: 0 }),
  };
}

const here = () => screen.findByRole('heading', { name: 'Dashboard' });
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

type Reason = readonly [
  reason: string,
  answers: Readonly<Record<string, object>>,
  browser: Partial<NotifyingBrowser>,
];

const reasonsNot: readonly Reason[] = [
  ['nobody is signed in', { 'GET /api/auth/session': {} }, {}],
  [
    'the session has no userGuid',
    { 'GET /api/auth/session': { ...sessionOf(), user: { ...sessionOf().user, userGuid: '' } } },
    {},
  ],
  ['the browser has no service workers', {}, { workers: null }],
  ['it is not allowed', {}, { permission: () => 'denied' as const }],
  [
    'somebody acts as somebody else',
    { 'GET /api/auth/session': sessionOf({ impersonatedLogin: true }) },
    {},
  ],
];

describe('registering a device', () => {
  it(
    '[ui-push-007] [ui-push-014] [ui-push-017] [role-014] ' +
      'happens for signed-in users who allow it, with their stored tokens',
    async () => {
      const { server, container } = open();
      await waitFor(() => expect(server.to(save)).toHaveLength(1));
      expect(container.register).toHaveBeenCalledOnce();
      expect(server.to(stored)[0]?.query).toEqual({ id: userGuid, isactive: 'true' });
      expect(server.to(save)[0]?.body).toEqual({
        notificationdevicetoken: expect.stringMatching(/^wp:/) as string,
        isactive: true,
      });
    },
  );

  it.each(reasonsNot)(
    'does not happen when %s [ui-push-013] [val-014] [val-016] [val-017]',
    async (_, responses, browser) => {
      const { server } = open({ responses, browser });
      await here();
      await aWhile();
      expect(server.to(save)).toEqual([]);
    },
  );

  it('fails silently without a worker [val-015] [ui-push-020] [err-016]', async () => {
    const container = Object.assign(new EventTarget(), {
      register: async () => Promise.reject(new Error('refused')),
      getRegistration: async () => undefined,
    });
    const { server, warn } = open({
      browser: { workers: container as unknown as ServiceWorkerContainer },
    });
    await here();
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(server.to(save)).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/refused|Push messages/)).toBeNull();
  });

  it('fails silently when the server returns an error', async () => {
    const failing = json(refusal('No'), 500);
    const { warn } = open({ responses: { [configuration]: () => failing } });
    await here();
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.queryByText('No')).toBeNull();
  });

  it('ends with the session', async () => {
    const { subscription } = open({ responses: { 'GET /api/auth/session': {} } });
    await here();
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
  });
});

describe('requesting permission', () => {
  it('happens automatically, and registers the device once it is granted', async () => {
    let permission: NotificationPermission = 'default';
    const requestPermission = vi.fn<NotifyingBrowser['requestPermission']>(
      async () => (permission = 'granted'),
    );
    const { server } = open({ browser: { permission: () => permission, requestPermission } });
    await waitFor(() => expect(server.to(save)).toHaveLength(1));
    expect(requestPermission).toHaveBeenCalledOnce();
  });

  it('on Safari waits for a click on a bell [ui-push-004] [ui-push-006]', async () => {
    let permission: NotificationPermission = 'default';
    const requestPermission = vi.fn<NotifyingBrowser['requestPermission']>(
      async () => (permission = 'granted'),
    );
    const { person } = open({
      browser: { userAgent: safari, permission: () => permission, requestPermission },
    });
    const bell = await screen.findByRole('button', { name: 'Turn on notifications' });
    expect(bell.querySelector('svg.lucide-bell')).not.toBeNull();
    expect(bell.closest('.fixed')?.className).toMatch(/right-4 bottom-4/);
    expect(requestPermission).not.toHaveBeenCalled();
    await person.click(bell);
    expect(requestPermission).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull(),
    );
  });
});

describe('a service worker message', () => {
  const send = (container: EventTarget, data: unknown) =>
    container.dispatchEvent(new MessageEvent('message', { data }));

  it('is one toast; its discussion replaces the page [ui-routes-022] [ui-routes-023]', async () => {
    const { container, history, person, server } = open();
    await here();
    await waitFor(() => expect(server.to(inbox).length).toBeGreaterThan(0));
    const { message } = notification('0b');
    send(container, { kind: 'waybill-push', message });
    send(container, { kind: 'waybill-push', message });
    await person.click(await screen.findByText('New Discussion Update'));
    expect(history.location.pathname).toBe('/communication/discussion/d-1');
    expect(history.length).toBe(1);
  });

  it('that is malformed is logged and not shown', async () => {
    const { container, warn } = open();
    await here();
    await aWhile();
    send(container, { kind: 'waybill-push', message: { data: 7 } });
    send(container, 'hello');
    expect(warn).toHaveBeenCalledOnce();
    expect(screen.queryByText('New Discussion Update')).toBeNull();
  });

  it('opens the page of a clicked system notification', async () => {
    const { container, history } = open();
    await here();
    await aWhile();
    send(container, { kind: 'waybill-open', path: '/communication/discussion/d-2' });
    await waitFor(() => expect(history.location.pathname).toBe('/communication/discussion/d-2'));
    expect(history.length).toBe(1);
  });
});

describe('the notification inbox', () => {
  it('counts unread entries, shows them and marks them as read', async () => {
    const responses = { [inbox]: pageOf(notification('0b'), notification('0c', { href: null })) };
    const { person, server, history } = open({ responses });
    await person.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    expect(screen.queryByText('New Discussion Update')).toBeNull();
    const line = await screen.findByRole('link', { name: /Broken pallet \(unread\)/ });
    await person.click(line);
    expect(history.location.pathname).toBe('/communication/discussion/d-1');
    expect(server.to(markRead).map(({ body }) => body)).toEqual([{ ids: [notification('0b').id] }]);
  });

  it('loads older ones on request', async () => {
    const older = { items: [notification('0b')], totalCount: 31, unreadcount: 0 };
    const { person, server } = open({ responses: { [inbox]: enveloped(older) } });
    await person.click(await screen.findByRole('button', { name: 'Notifications' }));
    await person.click(
      await screen.findByRole('button', { name: 'Show older notifications (30)' }),
    );
    await waitFor(() => expect(server.to(inbox).at(-1)?.query['maxResultCount']).toBe('40'));
  });

  it('says so when it is empty', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
  });

  it('explains why it cannot be shown', async () => {
    const responses = { [inbox]: () => json(refusal('The list is away'), 400) };
    const { person } = open({ responses });
    await person.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
