import {
  createApiClient,
  deleteApiClient,
  getApiClients,
  getCurrentUserProfile,
  rotateApiClientSecret,
  token,
} from '@waybill/contract/identity/endpoints';
import { getBookings } from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const scales = { name: 'The scales', permissions: ['Booking.View'] };

/** Requests a token; returns the status of the response and the token. */
async function signedIn({ id, secret }: { readonly id: string; readonly secret: string }) {
  const reply = await testApp.app.server.inject({
    method: 'POST',
    url: token.path,
    headers: { host: testApp.acme.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: id, client_secret: secret }).toString(),
  });
  const { access_token: accessToken } = reply.json<{ access_token?: string }>();
  return { status: reply.statusCode, accessToken: accessToken ?? '' };
}

async function reads(accessToken: string): Promise<number> {
  const reply = await testApp.app.server.inject({
    url: getBookings.path,
    headers: { host: testApp.acme.host, authorization: `Bearer ${accessToken}` },
  });
  return reply.statusCode;
}

describe('an API client', () => {
  it('gets an id, its permissions, and a secret shown once and stored as a hash', async () => {
    const input = await ada.call(createApiClient, { client: scales });
    const saved = await testApp.acme.rows(sql`select row_to_json(c)::text from identity.client c`);
    expect(JSON.stringify(saved)).not.toContain(input.secret);
    expect((await ada.call(getApiClients)).items).toContainEqual({
      ...scales,
      id: input.id,
      creationTime: testApp.clock.now.toISOString(),
    });
    const { status, accessToken } = await signedIn(input);
    expect([status, await reads(accessToken)]).toEqual([200, 200]);
  });

  it('accepts only its newest secret', async () => {
    const first = await ada.call(createApiClient, { client: scales });
    const second = await ada.call(rotateApiClientSecret, { id: first.id });
    expect(second.id).toBe(first.id);
    expect([(await signedIn(first)).status, (await signedIn(second)).status]).toEqual([401, 200]);
  });

  it('is signed out immediately when it is deleted', async () => {
    const input = await ada.call(createApiClient, { client: scales });
    const { accessToken } = await signedIn(input);
    await ada.call(deleteApiClient, { id: input.id });
    await expect.poll(() => reads(accessToken)).toBe(401);
    expect((await signedIn(input)).status).toBe(401);
    await expect(ada.call(deleteApiClient, { id: input.id })).rejects.toThrow(
      'We could not find this system.',
    );
    await expect(ada.call(rotateApiClientSecret, { id: input.id })).rejects.toThrow(
      'We could not find this system.',
    );
  });

  it('gets no more permissions than its creator has, and only from permitted users', async () => {
    const odd = { name: 'Odd', permissions: ['Booking.Fly'] };
    await expect(ada.call(createApiClient, { client: odd })).rejects.toThrow(/valid/);
    const kim = await testApp.acme.as('kim');
    await expect(kim.call(createApiClient, { client: scales })).rejects.toThrow(/permissions/);
    await expect(kim.call(getApiClients)).rejects.toThrow(/permissions/);
    expect((await ada.call(getCurrentUserProfile)).name).toBe('Ada');
  });
});
