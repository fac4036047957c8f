import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoTown, type TestTown } from '#testing/town.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());

type Jar = Record<string, string>;

/** A browser without an engine: it keeps cookies and sends forms. */
async function ask(method: 'GET' | 'POST', url: string, jar: Jar, form?: Record<string, string>) {
  const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
  const reply = await town.app.server.inject({
    method,
    url,
    headers: {
      host: 'acme.localhost',
      cookie: cookie.join('; '),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  for (const { name, value } of reply.cookies) {
    if (value === '') delete jar[name];
    else jar[name] = encodeURIComponent(value);
  }
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json<unknown>() };
}

async function signIn(jar: Jar, credentials: Record<string, string>) {
  const { body } = await ask('GET', '/api/auth/csrf', jar);
  const { csrfToken } = body as { csrfToken: string };
  const form = { csrfToken, json: 'true', callbackUrl: '/dashboard', ...credentials };
  return ask('POST', '/api/auth/callback/credentials', jar, form);
}

const kim = { userNameOrEmailAddress: 'kim', password: 'waybill-demo' };
const errorPage = (error: string) =>
  `http://acme.localhost/auth/error?error=${encodeURIComponent(error)}&provider=credentials`;

describe('signing in', () => {
  it('answers where to go and opens a session', async () => {
    const jar: Jar = {};
    expect(await signIn(jar, kim)).toEqual({
      status: 200,
      body: { url: 'http://acme.localhost/dashboard' },
    });
    const { body } = await ask('GET', '/api/auth/session', jar);
    expect(body).toMatchObject({
      user: { name: 'Kim Tran' },
      isTenant: true,
      isCustomer: false,
      status: 'authenticated',
    });
  });

  it('accepts the e-mail address in any case', async () => {
    const credentials = { ...kim, userNameOrEmailAddress: 'KIM@acme.example' };
    expect((await signIn({}, credentials)).status).toBe(200);
  });

  it('answers an empty session to a stranger', async () => {
    expect(await ask('GET', '/api/auth/session', {})).toEqual({ status: 200, body: {} });
  });

  it('says the same of a wrong name and a wrong password', async () => {
    const expected = { status: 401, body: { url: errorPage('Invalid user name or password') } };
    expect(await signIn({}, { ...kim, password: 'wrong' })).toEqual(expected);
    expect(await signIn({}, { ...kim, userNameOrEmailAddress: 'nobody' })).toEqual(expected);
  });

  it('refuses a form without the cookie of the cross-site guard', async () => {
    const form = { ...kim, csrfToken: 'a'.repeat(64), json: 'true' };
    expect(await ask('POST', '/api/auth/callback/credentials', {}, form)).toEqual({
      status: 200,
      body: { url: 'http://acme.localhost/auth/login?csrf=true&error=MissingCSRF' },
    });
  });

  it('never leads to another origin', async () => {
    const reply = await signIn({}, { ...kim, callbackUrl: 'https://evil.example/x' });
    expect(reply.body).toEqual({ url: 'http://acme.localhost' });
  });

  it('locks after five wrong passwords, and says so to the right one only', async () => {
    const wes = { userNameOrEmailAddress: 'wes', password: 'waybill-demo' };
    const wrong = Array.from({ length: 5 }, () => signIn({}, { ...wes, password: 'no' }));
    await Promise.all(wrong);
    const locked = { status: 401, body: { url: errorPage('The user is locked out') } };
    expect(await signIn({}, wes)).toEqual(locked);
    town.clock.now = new Date(town.clock.now.getTime() + 301_000);
    expect((await signIn({}, wes)).status).toBe(200);
  });

  it('ends with signing out: the session and its access token are worth nothing', async () => {
    const jar: Jar = {};
    await signIn(jar, kim);
    const { body } = await ask('GET', '/api/auth/session', jar);
    const { accessToken } = body as { accessToken: string };
    const { body: csrf } = await ask('GET', '/api/auth/csrf', jar);
    const { csrfToken } = csrf as { csrfToken: string };
    await ask('POST', '/api/auth/signout', jar, { csrfToken, json: 'true', callbackUrl: '/' });
    expect((await ask('GET', '/api/auth/session', jar)).body).toEqual({});
    const reply = await town.app.server.inject({
      url: '/api/core/user/GetUserPermissionsForEdit',
      headers: { host: 'acme.localhost', authorization: `Bearer ${accessToken}` },
    });
    expect(reply.statusCode).toBe(401);
  });
});
