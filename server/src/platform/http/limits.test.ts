import { sendPasswordResetCode } from '@waybill/contract/identity/passwords/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { createLimiter } from './limits.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ limiter: createLimiter() });
});
afterAll(() => testApp.close());

const second_ms = 1000;
const pass = (time_ms: number): void => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + time_ms);
};

const attempt = (name: string) =>
  testApp.app.server.inject({
    method: 'POST',
    url: '/api/auth/callback/credentials',
    headers: { host: 'acme.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      userNameOrEmailAddress: name,
      password: 'a guess',
      json: 'true',
    }).toString(),
  });

describe('the limit of ten calls a minute from one address', () => {
  it('applies to sign-in for any user name, and allows one more every six seconds', async () => {
    const guesses = Array.from({ length: 11 }, (_, i) => `guess-${i}`);
    const statuses = [];
    for (const name of guesses) statuses.push((await attempt(name)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const refused = await attempt('ada');
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({
      error: { code: 1008, message: 'Too many requests. Please wait a moment and try again.' },
    });
    pass(6 * second_ms);
    const later = [await attempt('ada'), await attempt('ada')];
    expect(later.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
  });

  it('applies to password reset codes', async () => {
    const { guest } = testApp.acme;
    const request = () => guest.call(sendPasswordResetCode, { emailAddress: 'ada@acme.example' });
    for (let i = 0; i < 10; i += 1) await request();
    await expect(request()).rejects.toMatchObject({ status: 429 });
  });
});
