import type { AddressInfo } from 'node:net';
import * as calls from '@waybill/contract/messaging/endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { openLiveStream } from '#testing/processes/live-stream.ts';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: Caller;
let guid: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await testApp.acme.as('ravi');
  guid = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

const read = async () => (await ravi.call(calls.getDriverMessages, {})).items;
const write = (content: string) => ravi.call(calls.sendDriverMessage, { message: { content } });
const aboutRavi = async (topic: string, usertags: string[]) => {
  const comment = { content: topic, usertags };
  const entity = { entitytype: 'Driver' as const, entityid: guid };
  await kim.call(calls.createDiscussion, {
    discussion: { topic, type: 'Driver', entity, comment },
  });
};

describe('messages between a driver and dispatch', () => {
  it('of a driver stand in one discussion, in which dispatch replies', async () => {
    const { items: before } = await kim.call(calls.getDiscussions, { maxResultCount: 100 });
    await Promise.all([write('Gate 3 is closed'), write('Which gate?')]);
    const { items } = await kim.call(calls.getDiscussions, { maxResultCount: 100 });
    const known = new Set(before.map(({ id }) => id));
    const fresh = items.filter(({ id }) => !known.has(id));
    expect(fresh.map(({ topic }) => topic)).toEqual(['Messages of the driver: Ravi Patel']);
    await testApp.settle();
    const { items: notifications } = await kim.call(calls.getNotifications, {});
    expect(JSON.stringify(notifications)).toContain('Gate 3 is closed');
    const discussionid = fresh[0]?.id ?? '';
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
    await kim.call(calls.createComment, { comment: { discussionid, content: 'Gate 5' } });
    const messages = await read();
    expect(messages.at(-1)).toMatchObject({ content: 'Gate 5', isown: false });
    expect(messages.filter(({ isown }) => isown)).toHaveLength(2);
  });

  it('show what names the driver, and nothing else that staff write about them', async () => {
    await aboutRavi('Bring the pallet jack', [guid]);
    await aboutRavi('Late three times this week', []);
    const texts = (await read()).map(({ content }) => content);
    expect(texts).toContain('Bring the pallet jack');
    expect(texts).not.toContain('Late three times this week');
  });

  it('are announced to the app of the driver, and to no other', async () => {
    await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = testApp.app.server.server.address() as AddressInfo;
    const { host } = testApp.acme;
    const streams = await Promise.all(
      [ravi, kim].map(({ token }) => openLiveStream({ port, host, token, query: '' })),
    );
    await aboutRavi('Call me', [guid]);
    const announced = '{"topic":"driverMessages","id":null}';
    await vi.waitFor(() => expect(streams[0]?.read()).toContain(announced));
    await vi.waitFor(() => expect(streams[1]?.read().join(' ')).toContain('"topic":"messaging"'));
    expect(streams[1]?.read()).not.toContain(announced);
    for (const stream of streams) stream.close();
  });

  it('are the driver’s own', async () => {
    const refused = await kim.call(calls.getDriverMessages, {}).then(
      () => null,
      (error: Refused) => error.status,
    );
    expect(refused).toBe(403);
  });
});
