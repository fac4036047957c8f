import * as contract from '@waybill/contract/booking/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, deskFor } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let booked: Awaited<ReturnType<typeof bookAt>>;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  booked = await bookAt(kim, await deskFor(testApp.acme, 'Cedar & Co'), {});
});
afterAll(() => testApp.close());

type Opener = { readonly cookie?: string; readonly host?: string };

const open = (url: string, { cookie, host = testApp.acme.host }: Opener = {}) =>
  testApp.app.server.inject({
    url,
    headers: { host, ...(cookie === undefined ? {} : { cookie }) },
  });

async function cookieOf(name: string): Promise<string> {
  const { host } = testApp.acme;
  const csrf = await testApp.app.server.inject({ url: '/api/auth/csrf', headers: { host } });
  const { csrfToken } = csrf.json<{ csrfToken: string }>();
  const password = 'waybill-demo';
  const form = { csrfToken, json: 'true', userNameOrEmailAddress: name, password };
  const reply = await testApp.app.server.inject({
    method: 'POST',
    url: '/api/auth/callback/credentials',
    headers: {
      host,
      cookie: sent(csrf.cookies),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });
  return sent(reply.cookies);
}

const sent = (cookies: readonly { readonly name: string; readonly value: string }[]): string =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

async function tokenOf(caller: Caller): Promise<string> {
  const query = { DocumentType: 'ConsignmentNote' as const, BookingId: booked.id };
  const { tokens } = await caller.call(contract.getDocuments, query);
  return tokens[0] ?? '';
}

const addressOf = (token: string) => contract.openDocument.path.replace('{token}', token);

it('shows a PDF at an address that ends with its file name, to whoever is signed in', async () => {
  const cookie = await cookieOf('kim');
  const first = await open(addressOf(await tokenOf(kim)), { cookie });
  expect(first.statusCode).toBe(302);
  const address = String(first.headers.location);
  const name = `Consignment note ${booked.consignmentId}.pdf`;
  expect(decodeURIComponent(address.split('/').at(-1) ?? '')).toBe(name);
  const { statusCode, headers, rawPayload } = await open(address, { cookie });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-cache, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('opens nothing by a token alone, of another customer, or at another tenant', async () => {
  const address = addressOf(await tokenOf(kim));
  const cookie = await cookieOf('kim');
  const statuses = await Promise.all([
    open(address),
    open(address, { cookie: await cookieOf('hana') }),
    open(address, { cookie, host: testApp.borealis.host }),
    open(addressOf('unknown'), { cookie }),
  ]);
  expect(statuses.map(({ statusCode, body }) => [statusCode, body.slice(0, 39)])).toEqual(
    Array.from({ length: 4 }, () => [404, 'This document is no longer available. O']),
  );
});

it('opens nothing once the hour of the token is over', async () => {
  const address = addressOf(await tokenOf(kim));
  const cookie = await cookieOf('kim');
  const { clock } = testApp;
  const before = clock.now;
  clock.now = new Date(before.getTime() + 61 * 60_000);
  expect((await open(address, { cookie })).statusCode).toBe(404);
  clock.now = before;
});
