import { allEndpoints } from '@waybill/contract/all';
import { connect, WaybillError } from '@waybill/contract/client';
import { contexts } from '@waybill/contract/client/contexts';
import { followOurFreight } from '@waybill/contract/client/example';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let origin: string;

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => testApp.close());

const as = async (userName: string) => {
  const { token } = await testApp.acme.as(userName);
  return connect({ origin, tenantId: testApp.acme.id, accessToken: token ?? '' });
};

describe('the contract client', () => {
  it('has every endpoint', () => {
    const named = (all: Readonly<Record<string, object>>) =>
      Object.entries(all)
        .flatMap(([context, calls]) => Object.keys(calls).map((call) => `${context}.${call}`))
        .toSorted();
    expect(named(contexts)).toEqual(named(allEndpoints));
  });

  it('tracks freight over HTTP, as in its example', async () => {
    const hook = 'https://example.com/waybill';
    const { consignments, csv, webhook, secret } = await followOurFreight(await as('ada'), hook);
    expect(consignments.length).toBe(3);
    expect(csv.split('\r\n')[0]).toBe(
      'From,Bookings,Delivered,In progress,Exceptions,Pieces,Weight (kg),Total inc. tax',
    );
    expect([webhook.url, secret?.slice(0, 6)]).toEqual([hook, 'whsec_']);
  });

  it('reports why a request was refused, and validates its input', async () => {
    const oto = await as('oto');
    const refused = await oto.webhooks.getWebhooks().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(WaybillError);
    expect((refused as WaybillError).status).toBe(403);
    expect((refused as WaybillError).requestId).not.toBeNull();
    await expect(oto.webhooks.deleteWebhook({ id: -1 })).rejects.toThrow(/id/);
  });
});
