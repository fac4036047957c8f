import {
  clearAvailableForWork,
  createWaypoint,
  setAvailableForWork,
} from '@waybill/contract/fleet/endpoints';
import { livePositionsPath, type LivePosition } from '@waybill/contract/fleet/waypoints/shapes';
import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type LiveStream, openLiveStream } from '#testing/processes/live-stream.ts';
import { type Caller, openTestApp, type TestApp, type TestTenant } from '#testing/test-app.ts';

type Message = {
  readonly complete: boolean;
  readonly items: readonly LivePosition[];
  readonly gone: readonly string[];
};

/** A machine with other work takes its time. */
const waiting = { timeout: 10_000 };

let testApp: TestApp;
let port: number;
let kim: Caller;
let ravi: string;
const open: LiveStream[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.server.address() as AddressInfo);
  kim = await testApp.acme.as('kim');
  ravi = await userGuid(testApp.acme, 'ravi');
});
beforeEach(async () => {
  await kim.call(setAvailableForWork, { driverId: ravi });
  await send(-33.9);
});
afterAll(async () => {
  for (const stream of open) stream.close();
  await testApp.close();
});

async function watch(tenant: TestTenant, userName: string): Promise<() => readonly Message[]> {
  const { token } = await tenant.as(userName);
  const stream = await openLiveStream({ port, host: tenant.host, token, path: livePositionsPath });
  open.push(stream);
  const read = () => stream.read().map((text): Message => JSON.parse(text));
  await vi.waitFor(() => expect(read()).not.toEqual([]), waiting);
  return read;
}

let sent = 0;
/** Sends a newer position of Ravi. */
async function send(latitude: number): Promise<void> {
  sent += 1;
  const creationTime = new Date(testApp.clock.now.getTime() + sent).toISOString();
  const waypoint = { driverId: ravi, latitude, longitude: 151.2, speed: 12, creationTime };
  await kim.call(createWaypoint, { waypoint });
}

const idsOf = (messages: readonly Message[]) =>
  messages.flatMap(({ items }) => items.map(({ id }) => id));

describe('the stream of positions', () => {
  it('begins with all drivers on duty, then has those who moved, once for a turn', async () => {
    const read = await watch(testApp.acme, 'kim');
    const [first] = read();
    expect(first?.complete).toBe(true);
    expect(idsOf([first as Message])).toContain(ravi);
    await send(-33.8);
    await send(-33.7);
    await vi.waitFor(() => expect(read().at(-1)?.items[0]?.latitude).toBe(-33.7), waiting);
    const moved = read().slice(1);
    expect(moved.length).toBeLessThanOrEqual(2);
    expect(new Set(idsOf(moved))).toEqual(new Set([ravi]));
    expect(moved.at(-1)).toMatchObject({
      complete: false,
      items: [{ id: ravi, longitude: 151.2, speed: 12, heading: null }],
      gone: [],
    });
  });

  it('names the drivers who went off duty, and does not begin with them', async () => {
    const read = await watch(testApp.acme, 'kim');
    await kim.call(clearAvailableForWork, { driverId: ravi });
    await vi.waitFor(() => expect(read().at(-1)?.gone).toEqual([ravi]), waiting);
    const later = await watch(testApp.acme, 'kim');
    expect(idsOf(later())).not.toContain(ravi);
  });

  it('has nothing of other tenants', async () => {
    const read = await watch(testApp.borealis, 'bea');
    await send(-33.6);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(idsOf(read())).not.toContain(ravi);
  });

  it('has only the own position for a driver who may see drivers', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into identity.user_permission (tenant_id, user_id, permission, is_granted)
        select tenant_id, id, 'Driver.View', true from identity."user" where user_name = 'ravi'
        on conflict do nothing
      `),
    );
    const read = await watch(testApp.acme, 'ravi');
    expect(new Set(idsOf(read()))).toEqual(new Set([ravi]));
  });

  it('is refused without the permission, and without a sign-in', async () => {
    const { host } = testApp.acme;
    const { token } = await testApp.acme.as('lena');
    const path = livePositionsPath;
    await expect(openLiveStream({ port, host, token, path })).rejects.toThrow('403');
    await expect(openLiveStream({ port, host, token: 'x', path })).rejects.toThrow('401');
  });

  it('ends when the user is deactivated', async () => {
    await watch(testApp.acme, 'ada');
    const stream = open.at(-1);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set is_active = false where user_name = 'ada'`),
    );
    await vi.waitFor(() => expect(stream?.hasEnded()).toBe(true), waiting);
  });
});
