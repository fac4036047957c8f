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
import { type Caller, demoTown, type TestTown } from '#testing/town.ts';

let town: TestTown;
let ada: Caller;
beforeAll(async () => {
  town = await demoTown();
  ada = await town.acme.as('ada');
});
afterAll(() => town.close());

const scales = { name: 'The scales', permissions: ['Booking.View'] };

/** The status of asking for a token, and the token. */
async function signedIn({ id, secret }: { readonly id: string; readonly secret: string }) {
  const reply = await town.app.server.inject({
    method: 'POST',
    url: token.path,
    headers: { host: town.acme.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: id, client_secret: secret }).toString(),
  });
  const { access_token: accessToken } = reply.json<{ access_token?: string }>();
  return { status: reply.statusCode, accessToken: accessToken ?? '' };
}

async function reads(accessToken: string): Promise<number> {
  const reply = await town.app.server.inject({
    url: getBookings.path,
    headers: { host: town.acme.host, authorization: `Bearer ${accessToken}` },
  });
  return reply.statusCode;
}

describe('an API client', () => {
  it('gets an id and a secret that is shown once and stored as a hash, with its granted permissions', async () => {
    const given = await ada.call(createApiClient, { client: scales });
    const kept = await town.acme.rows(sql`select row_to_json(c)::text from identity.client c`);
    expect(JSON.stringify(kept)).not.toContain(given.secret);
    expect((await ada.call(getApiClients)).items).toContainEqual({
      ...scales,
      id: given.id,
      creationTime: town.clock.now.toISOString(),
    });
    const { status, accessToken } = await signedIn(given);
    expect([status, await reads(accessToken)]).toEqual([200, 200]);
  });

  it('accepts only its newest secret', async () => {
    const first = await ada.call(createApiClient, { client: scales });
    const second = await ada.call(rotateApiClientSecret, { id: first.id });
    expect(second.id).toBe(first.id);
    expect([(await signedIn(first)).status, (await signedIn(second)).status]).toEqual([401, 200]);
  });

  it('is signed out immediately when it is deleted', async () => {
    const given = await ada.call(createApiClient, { client: scales });
    const { accessToken } = await signedIn(given);
    await ada.call(deleteApiClient, { id: given.id });
    await expect.poll(() => reads(accessToken)).toBe(401);
    expect((await signedIn(given)).status).toBe(401);
    await expect(ada.call(deleteApiClient, { id: given.id })).rejects.toThrow(
      'We could not find this system.',
    );
    await expect(ada.call(rotateApiClientSecret, { id: given.id })).rejects.toThrow(
      'We could not find this system.',
    );
  });

  it('gets no more permissions than its creator has, by name, and only from permitted users', async () => {
    const odd = { name: 'Odd', permissions: ['Booking.Fly'] };
    await expect(ada.call(createApiClient, { client: odd })).rejects.toThrow(/valid/);
    const kim = await town.acme.as('kim');
    await expect(kim.call(createApiClient, { client: scales })).rejects.toThrow(/permissions/);
    await expect(kim.call(getApiClients)).rejects.toThrow(/permissions/);
    expect((await ada.call(getCurrentUserProfile)).name).toBe('Ada');
  });
});
