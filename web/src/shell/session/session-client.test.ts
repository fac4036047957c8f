import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '#client/testing/fake-server.ts';
import { fakeServer, json } from '#client/testing/fake-server.ts';
import { messageKey } from './broadcast.ts';
import { createSessionClient } from './session-client.ts';
import type { Surroundings } from './surroundings.ts';
import { providers, sessionOf } from '../testing/people.ts';

const here = 'http://acme.localhost/jobs?page=2';

type Tab = Surroundings & {
  readonly went: string[];
  readonly logged: string[];
  readonly reported: string[];
  visibilityState: DocumentVisibilityState;
};

/** Fakes one browser tab, as far as the session library uses it. */
function tabOf(server: FakeServer): Tab {
  const went: string[] = [];
  const logged: string[] = [];
  const result: string[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  return {
    fetch: server.fetch,
    storage: { setItem: (key, value) => void result.push(`${key} ${value}`) },
    href: () => here,
    go: (url) => void went.push(url),
    window: new EventTarget(),
    document: page,
    log: (code) => void logged.push(code),
    now: () => 1_700_000_000,
    went,
    logged,
    reported: result,
    visibilityState: 'visible',
  };
}

const kim = sessionOf({ name: 'Kim Ng' });
const signedIn = () =>
  fakeServer({
    'GET /api/auth/session': kim,
    'GET /api/auth/csrf': { csrfToken: 'c5rf' },
    'GET /api/auth/providers': providers,
    'POST /api/auth/callback/credentials': { url: 'http://acme.localhost/dashboard' },
    'POST /api/auth/signin/email': { url: 'http://acme.localhost/auth/verify' },
    'POST /api/auth/signout': { url: 'http://acme.localhost/auth/login' },
    'POST /api/auth/session': kim,
  });

const fetches = (server: FakeServer) => server.to('GET /api/auth/session').length;
const settle = () => vi.waitFor(() => undefined);
const results = (trigger: string) =>
  [
    messageKey,
    JSON.stringify({ event: 'session', data: { trigger }, timestamp: 1_700_000_000 }),
  ].join(' ');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the session', () => {
  it('is loading, then authenticated or not [ui-session-001] [st-004]', async () => {
    const server = signedIn();
    const client = createSessionClient(tabOf(server));
    expect(client.state().status).toBe('loading');
    await client.getSession();
    expect(client.state().status).toBe('authenticated');
    server.respond('GET /api/auth/session', {});
    await client.getSession();
    expect(client.state()).toEqual({ status: 'unauthenticated', data: null });
  });

  it.each([
    [{ customer: { id: 4 } }, { isCustomer: true, isTenant: false, isDriver: false }],
    [{ customer: null }, { isCustomer: false, isTenant: true, isDriver: false }],
    [{ isDriver: true }, { isCustomer: false, isTenant: true, isDriver: true }],
  ])(
    '[ui-session-002] [ui-shell-006] [ui-shell-007] [role-001] ' +
      'derives its flags from the customer id and the driver flag',
    async (result, flags) => {
      // The server's flags are ignored; the customer id decides.
      const claims = { ...kim, isCustomer: false, isTenant: false, ...result };
      const client = createSessionClient(tabOf(fakeServer({ 'GET /api/auth/session': claims })));
      expect(await client.getSession()).toMatchObject(flags);
    },
  );

  it('refetches when the window gets focus [ui-session-003] [st-006]', async () => {
    const server = signedIn();
    const tab = tabOf(server);
    const client = createSessionClient(tab);
    client.start();
    await vi.waitFor(() => expect(client.state().status).toBe('authenticated'));
    tab.document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(fetches(server)).toBe(2));
  });

  it('refetches on a message of another tab, silently [ui-session-004] [st-006]', async () => {
    const server = signedIn();
    const tab = tabOf(server);
    const client = createSessionClient(tab);
    client.start();
    await vi.waitFor(() => expect(client.state().status).toBe('authenticated'));
    const before = tab.reported.length;
    const newValue = JSON.stringify({ event: 'session', data: { trigger: 'signout' } });
    tab.window.dispatchEvent(new StorageEvent('storage', { key: messageKey, newValue }));
    await vi.waitFor(() => expect(fetches(server)).toBe(2));
    await settle();
    expect(tab.reported).toHaveLength(before);
  });

  it("refetches when another tab's message arrives meanwhile [ui-session-004]", async () => {
    const server = signedIn();
    const tab = tabOf(server);
    createSessionClient(tab).start();
    const newValue = JSON.stringify({ event: 'session', data: { trigger: 'getSession' } });
    tab.window.dispatchEvent(new StorageEvent('storage', { key: messageKey, newValue }));
    await vi.waitFor(() => expect(fetches(server)).toBe(2));
  });

  it('polls only when configured [ui-session-005] [st-006]', async () => {
    const [quiet, polling] = [signedIn(), signedIn()];
    createSessionClient(tabOf(quiet)).start();
    createSessionClient(tabOf(polling)).start({ refetchInterval: 300 });
    await vi.advanceTimersByTimeAsync(300_000);
    expect([fetches(quiet), fetches(polling)]).toEqual([1, 2]);
  });

  it('stops listening when stopped', async () => {
    const server = signedIn();
    const tab = tabOf(server);
    const stop = createSessionClient(tab).start({ refetchInterval: 1 });
    await settle();
    stop();
    tab.document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetches(server)).toBe(1);
  });

  it('logs a failed fetch [ui-session-016] [ui-session-017] [err-012] [err-013]', async () => {
    const tab = tabOf(fakeServer({ 'GET /api/auth/session': () => json({}, 500) }));
    const client = createSessionClient(tab);
    expect(await client.getSession()).toBeNull();
    expect(tab.logged).toEqual(['CLIENT_FETCH_ERROR', 'CLIENT_SESSION_ERROR']);
  });

  it('does not sign the user out when the network is lost', async () => {
    const server = signedIn();
    const client = createSessionClient(tabOf(server));
    await client.getSession();
    server.respond('GET /api/auth/session', () => json({}, 503));
    await client.getSession();
    expect(client.state().status).toBe('authenticated');
  });

  it('sends data to update, with the CSRF token [ui-session-012]', async () => {
    const server = signedIn();
    const client = createSessionClient(tabOf(server));
    expect(await client.update({ theme: 'dark' })).toBeNull();
    await client.getSession();
    await client.update({ theme: 'dark' });
    expect(server.to('POST /api/auth/session')).toMatchObject([
      { body: { csrfToken: 'c5rf', data: { theme: 'dark' } } },
    ]);
  });

  it('redirects to sign-in with SessionRequired [ui-session-015] [err-015]', () => {
    const tab = tabOf(signedIn());
    createSessionClient(tab).requireSignIn();
    expect(tab.went).toEqual([
      `/auth/login?error=SessionRequired&callbackUrl=${encodeURIComponent(here)}`,
    ]);
  });
});

describe('signing in', () => {
  const credentials = { userNameOrEmailAddress: 'kim', password: 's3cret', redirect: false };

  it('posts credentials to callback as a form [ui-session-008] [ui-session-009]', async () => {
    const server = signedIn();
    const client = createSessionClient(tabOf(server));
    await client.signIn('credentials', { ...credentials, callbackUrl: '/dashboard' });
    expect(server.to('POST /api/auth/callback/credentials')).toMatchObject([
      {
        body: {
          userNameOrEmailAddress: 'kim',
          password: 's3cret',
          csrfToken: 'c5rf',
          callbackUrl: '/dashboard',
          json: 'true',
        },
      },
    ]);
  });

  it('posts any other provider to signin [ui-session-008]', async () => {
    const server = signedIn();
    await createSessionClient(tabOf(server)).signIn('email', { redirect: false });
    expect(server.to('POST /api/auth/signin/email')).toHaveLength(1);
  });

  it('notifies the other tabs [ui-session-006] [st-007]', async () => {
    const tab = tabOf(signedIn());
    await createSessionClient(tab).signIn('credentials', credentials);
    expect(tab.reported).toEqual([results('getSession')]);
  });

  it('returns error, status, ok and url on success', async () => {
    const result = await createSessionClient(tabOf(signedIn())).signIn('credentials', credentials);
    expect(result).toEqual({
      error: null,
      status: 200,
      ok: true,
      url: 'http://acme.localhost/dashboard',
    });
  });

  it(
    '[ui-session-010] [ui-session-018] [ui-session-019] [err-014] ' +
      'reads the error from the returned url, and returns no url',
    async () => {
      const server = signedIn();
      const url = 'http://acme.localhost/auth/error?error=The%20user%20is%20locked%20out';
      server.respond('POST /api/auth/callback/credentials', () => json({ url }, 401));
      const result = await createSessionClient(tabOf(server)).signIn('credentials', credentials);
      expect(result).toEqual({
        error: 'The user is locked out',
        status: 401,
        ok: false,
        url: null,
      });
    },
  );

  it('returns how long to wait when the server sends it', async () => {
    const server = signedIn();
    const url = 'http://acme.localhost/auth/error?error=locked&retryAfter=272';
    server.respond('POST /api/auth/callback/credentials', () => json({ url }, 401));
    const result = await createSessionClient(tabOf(server)).signIn('credentials', credentials);
    expect(result?.retryAfter).toBe(272);
  });

  it('redirects to the error page when there are no providers [ui-session-013]', async () => {
    const server = signedIn();
    server.respond('GET /api/auth/providers', () => json({}, 500));
    const tab = tabOf(server);
    expect(await createSessionClient(tab).signIn('credentials', credentials)).toBeUndefined();
    expect(tab.went).toEqual(['/auth/error']);
  });

  it('redirects to sign-in when the provider is unknown [ui-session-014]', async () => {
    const tab = tabOf(signedIn());
    await createSessionClient(tab).signIn('saml');
    expect(tab.went).toEqual([`/auth/login?callbackUrl=${encodeURIComponent(here)}`]);
  });

  it('redirects to the returned address unless disabled', async () => {
    const tab = tabOf(signedIn());
    await createSessionClient(tab).signIn('credentials', { ...credentials, redirect: true });
    expect(tab.went).toEqual(['http://acme.localhost/dashboard']);
  });
});

describe('signing out', () => {
  it('posts a form, notifies other tabs [ui-session-007] [ui-session-011] [st-007]', async () => {
    const server = signedIn();
    const tab = tabOf(server);
    const client = createSessionClient(tab);
    const result = await client.signOut({ redirect: false, callbackUrl: '/auth/login' });
    expect(server.to('POST /api/auth/signout')).toMatchObject([
      { body: { csrfToken: 'c5rf', callbackUrl: '/auth/login', json: 'true' } },
    ]);
    expect(tab.reported[0]).toBe(results('signout'));
    expect(result).toEqual({ url: 'http://acme.localhost/auth/login' });
  });
});
