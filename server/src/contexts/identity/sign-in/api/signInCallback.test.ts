import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { browserOf } from '../../testing/browser.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const kim = { userNameOrEmailAddress: 'kim', password: 'waybill-demo' };
const errorPage = (error: string) =>
  `http://acme.localhost/auth/error?error=${encodeURIComponent(error)}&provider=credentials`;

describe('signing in', () => {
  it('returns the redirect target and opens a session', async () => {
    const browser = browserOf(testApp);
    expect(await browser.signIn(kim)).toEqual({
      status: 200,
      body: { url: 'http://acme.localhost/dashboard' },
    });
    const { body } = await browser.send('GET', '/api/auth/session');
    expect(body).toMatchObject({
      user: { name: 'Kim Tran' },
      isTenant: true,
      isCustomer: false,
      status: 'authenticated',
    });
  });

  it('accepts the e-mail address in any case', async () => {
    const credentials = { ...kim, userNameOrEmailAddress: 'KIM@acme.example' };
    expect((await browserOf(testApp).signIn(credentials)).status).toBe(200);
  });

  it('returns an empty session to an anonymous visitor', async () => {
    expect(await browserOf(testApp).send('GET', '/api/auth/session')).toEqual({
      status: 200,
      body: {},
    });
  });

  it('returns the same error for an unknown name and a wrong password', async () => {
    const expected = { status: 401, body: { url: errorPage('Invalid user name or password') } };
    expect(await browserOf(testApp).signIn({ ...kim, password: 'wrong' })).toEqual(expected);
    expect(await browserOf(testApp).signIn({ ...kim, userNameOrEmailAddress: 'nobody' })).toEqual(
      expected,
    );
  });

  it('rejects a form without the CSRF cookie', async () => {
    const form = { ...kim, csrfToken: 'a'.repeat(64), json: 'true' };
    expect(await browserOf(testApp).send('POST', '/api/auth/callback/credentials', form)).toEqual({
      status: 200,
      body: { url: 'http://acme.localhost/auth/login?csrf=true&error=MissingCSRF' },
    });
  });

  it('never redirects to another origin', async () => {
    const reply = await browserOf(testApp).signIn({
      ...kim,
      callbackUrl: 'https://evil.example/x',
    });
    expect(reply.body).toEqual({ url: 'http://acme.localhost' });
  });

  it('locks after five wrong passwords, and reveals it only to the right password', async () => {
    const wes = { userNameOrEmailAddress: 'wes', password: 'waybill-demo' };
    const wrong = Array.from({ length: 5 }, () =>
      browserOf(testApp).signIn({ ...wes, password: 'no' }),
    );
    await Promise.all(wrong);
    const url = `${errorPage('The user is locked out')}&retryAfter=300`;
    const locked = { status: 401, body: { url } };
    expect(await browserOf(testApp).signIn(wes)).toEqual(locked);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 301_000);
    expect((await browserOf(testApp).signIn(wes)).status).toBe(200);
  });

  it('ends with signing out: the session and its access token become invalid', async () => {
    const browser = browserOf(testApp);
    await browser.signIn(kim);
    const { body } = await browser.send('GET', '/api/auth/session');
    const { accessToken } = body as { accessToken: string };
    const { body: csrf } = await browser.send('GET', '/api/auth/csrf');
    const { csrfToken } = csrf as { csrfToken: string };
    await browser.send('POST', '/api/auth/signout', { csrfToken, json: 'true', callbackUrl: '/' });
    expect((await browser.send('GET', '/api/auth/session')).body).toEqual({});
    const reply = await testApp.app.server.inject({
      url: '/api/core/user/GetUserPermissionsForEdit',
      headers: { host: 'acme.localhost', authorization: `Bearer ${accessToken}` },
    });
    expect(reply.statusCode).toBe(401);
  });
});
