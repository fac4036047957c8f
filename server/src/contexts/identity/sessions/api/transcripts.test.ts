import * as contract from '@waybill/contract/identity/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

/**
 * The exact responses of next-auth 4.24, where its clients could tell a difference. The library
 * itself runs against the server in e2e/session-library.e2e.ts.
 */
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const origin = 'http://acme.localhost';
const kim = { userNameOrEmailAddress: 'kim', password: 'waybill-demo' };
const fleeting = { path: '/', httpOnly: true, sameSite: 'Lax' };

type Query = {
  readonly method?: 'GET' | 'POST';
  readonly cookie?: string;
  readonly form?: Readonly<Record<string, string>>;
};

async function request(path: string, { method = 'GET', cookie = '', form }: Query = {}) {
  const reply = await testApp.app.server.inject({
    method,
    url: `/api/auth/${path}`,
    headers: {
      host: 'acme.localhost',
      ...(cookie !== '' && { cookie }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  const cookies = Object.fromEntries(
    reply.cookies.map(({ name, value, ...flags }) => [name, { value, ...flags }]),
  );
  return { status: reply.statusCode, body: reply.body, headers: reply.headers, cookies };
}

const sent = (cookies: Readonly<Record<string, { readonly value: string }>>): string =>
  Object.entries(cookies)
    .map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

/** Returns a browser that has its CSRF token. */
async function guarded() {
  const { body, cookies } = await request('csrf');
  const { csrfToken } = JSON.parse(body) as { csrfToken: string };
  return { csrfToken, cookie: sent(cookies) };
}

async function signedIn(more: Readonly<Record<string, string>> = {}) {
  const { csrfToken, cookie } = await guarded();
  const form = { ...kim, csrfToken, json: 'true', ...more };
  const reply = await request('callback/credentials', { method: 'POST', cookie, form });
  return { reply, csrfToken, cookie: `${cookie}; ${sent(reply.cookies)}` };
}

describe('session cookies', () => {
  it('are the CSRF token and the callback URL on the first visit, as session cookies', async () => {
    const { cookies } = await request('session');
    expect(cookies).toEqual({
      'next-auth.csrf-token': {
        value: expect.stringMatching(/^[0-9a-f]{64}\|[0-9a-f]{64}$/),
        ...fleeting,
      },
      'next-auth.callback-url': { value: origin, ...fleeting },
    });
  });

  it('are not set again when the browser sends them', async () => {
    const { cookie } = await guarded();
    expect((await request('csrf', { cookie })).cookies).toEqual({});
    expect((await request('providers', { cookie })).cookies).toEqual({});
  });

  it.each([
    ['a day', {}, 86_400],
    ['thirty days to who wants to be remembered', { rememberMe: 'true' }, 30 * 86_400],
  ])('open the session for %s and are extended with each request', async (_, more, life_s) => {
    const { reply, cookie } = await signedIn(more);
    const session = {
      'next-auth.session-token': {
        value: expect.stringMatching(/^\d+\.[0-9a-f-]{36}\.[\w-]{43}$/),
        ...fleeting,
        maxAge: life_s,
      },
    };
    expect(reply.cookies).toEqual(session);
    const looked = await request('session', { cookie });
    expect(looked.cookies).toEqual(session);
    expect(JSON.parse(looked.body)).toMatchObject({
      expires: new Date(testApp.clock.now.getTime() + life_s * 1000).toISOString(),
    });
  });

  it('end with the session', async () => {
    const { cookie, csrfToken } = await signedIn();
    const form = { csrfToken, json: 'true', callbackUrl: '/' };
    const { status, body, cookies } = await request('signout', { method: 'POST', cookie, form });
    expect([status, JSON.parse(body)]).toEqual([200, { url: `${origin}/` }]);
    expect(cookies).toEqual({
      'next-auth.session-token': { value: '', ...fleeting, maxAge: 0 },
    });
    expect((await request('session', { cookie })).body).toBe('{}');
  });

  it('with a foreign token are replaced', async () => {
    const forged = `next-auth.csrf-token=${'a'.repeat(64)}%7C${'b'.repeat(64)}`;
    const { body, cookies } = await request('csrf', { cookie: forged });
    const { csrfToken } = JSON.parse(body) as { csrfToken: string };
    expect(csrfToken).not.toBe('a'.repeat(64));
    expect(cookies['next-auth.csrf-token']?.value.split('|')[0]).toBe(csrfToken);
  });
});

describe('auth responses', () => {
  it.each(['session', 'csrf', 'providers'])('for %s are not cached', async (path) => {
    const { headers } = await request(path);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache, no-store',
      pragma: 'no-cache',
      expires: '0',
    });
  });

  it('to a form without json are redirects', async () => {
    const { csrfToken, cookie } = await guarded();
    const form = { ...kim, csrfToken, callbackUrl: '/jobs' };
    const reply = await request('callback/credentials', { method: 'POST', cookie, form });
    expect([reply.status, reply.headers.location]).toEqual([302, `${origin}/jobs`]);
  });

  it('to an update without the token are an empty 400', async () => {
    const { cookie } = await signedIn();
    const { status, body } = await request('session', {
      method: 'POST',
      cookie,
      form: { data: 'x' },
    });
    expect([status, body]).toEqual([400, '{}']);
  });
});

describe(`${contract.showAuthPage.path}, the library's own pages`, () => {
  it.each([
    ['signin', `/auth/login?callbackUrl=${encodeURIComponent(origin)}`],
    ['signin/credentials', `/auth/login?callbackUrl=${encodeURIComponent(origin)}`],
    [
      'signin?error=SessionRequired&callbackUrl=/jobs',
      `/auth/login?callbackUrl=${encodeURIComponent(`${origin}/jobs`)}&error=SessionRequired`,
    ],
    [
      'signin?callbackUrl=https://evil.example',
      `/auth/login?callbackUrl=${encodeURIComponent(origin)}`,
    ],
    ['signout', '/auth/logout'],
    ['error?error=AccessDenied', '/auth/error?error=AccessDenied'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await request(path);
    expect([status, headers.location]).toEqual([302, location]);
  });

  it("rejects unknown paths with the library's message", async () => {
    const { status, body } = await request('elsewhere');
    expect([status, body]).toEqual([
      400,
      'Error: This action with HTTP GET is not supported by NextAuth.js',
    ]);
  });
});

describe('logFromBrowser', () => {
  it('accepts browser errors and returns nothing', async () => {
    const form = { level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'Failed to fetch' };
    const { status, body } = await request('_log', { method: 'POST', form });
    expect([status, body]).toEqual([200, '']);
  });
});
