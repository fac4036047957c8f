import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLiveStream } from '#testing/processes/live-stream.ts';
import { openTestApp, type TestApp, type TestTenant } from '#testing/test-app.ts';
import { adminQuery } from '../db/connection.ts';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

/** Opens the stream of a tenant's administrator. */
async function openStream(tenant: TestTenant, query: string) {
  const { token } = await tenant.as('ada');
  return openLiveStream({ port, host: tenant.host, token, query });
}

const publish = (tenant: TestTenant, id: number) => {
  const notice = { tenant: tenant.id, customer: null, users: null, topic: 'jobs', id };
  return adminQuery(testApp.adminUrl)(`select pg_notify('waybill_live', $1)`, [
    JSON.stringify(notice),
  ]);
};

describe('the stream of live events', () => {
  it('begins with what happened since the page was opened, of its own tenant', async () => {
    const listening = await openStream(testApp.acme, '');
    const openedAt = performance.now();
    await publish(testApp.acme, 1);
    await publish(testApp.borealis, 2);
    await publish(testApp.acme, 3);
    await vi.waitFor(() => expect(listening.read()).toHaveLength(2));
    const age_ms = Math.ceil(performance.now() - openedAt);
    const late = await openStream(testApp.acme, `?since=${age_ms}`);
    const events = ['{"topic":"jobs","id":1}', '{"topic":"jobs","id":3}'];
    await vi.waitFor(() => expect(late.read()).toEqual(events));
    await publish(testApp.acme, 4);
    await vi.waitFor(() => expect(late.read().at(-1)).toBe('{"topic":"jobs","id":4}'));
    for (const stream of [listening, late]) stream.close();
  });

  it('says that something may be missing where the page is older than what is known', async () => {
    const stream = await openStream(testApp.acme, '?since=3600000');
    await vi.waitFor(() => expect(stream.read()).toEqual(['{"topic":"*","id":null}']));
    stream.close();
  });

  it('ignores an age that is no number', async () => {
    const stream = await openStream(testApp.acme, '?since=yesterday');
    await publish(testApp.acme, 5);
    await vi.waitFor(() => expect(stream.read()).toEqual(['{"topic":"jobs","id":5}']));
    stream.close();
  });
});
