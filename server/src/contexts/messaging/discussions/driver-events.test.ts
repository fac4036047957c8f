import { saveDriverDocument, submitPreStartCheck } from '@waybill/contract/fleet/endpoints';
import { aPreStartCheck } from '@waybill/contract/fleet/examples';
import { getDiscussions } from '@waybill/contract/messaging/endpoints';
import { getNotifications } from '@waybill/contract/messaging/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await testApp.acme.as('ravi');
});
afterAll(() => testApp.close());

it('opens a discussion with dispatch when a pre-start check fails', async () => {
  const check = aPreStartCheck({ hadenoughsleep: false });
  await ravi.call(submitPreStartCheck, { answer: check });
  await testApp.settle();
  const topic = 'Pre-start check failed: Ravi Patel (AC 10 TR)';
  const { items } = await kim.call(getDiscussions, { filter: 'Pre-start' });
  expect(items.map((each) => [each.topic, each.type, each.status])).toEqual([
    [topic, 'Driver', 'Open'],
  ]);
  const inbox = await kim.call(getNotifications, { unread: true });
  expect(inbox.items[0]?.message.data).toMatchObject({ discussionTopic: topic });
  const lena = await (await testApp.acme.as('lena')).call(getNotifications, { unread: true });
  expect(lena.items.filter((each) => each.message.data.discussionTopic === topic)).toEqual([]);
});

it('opens a discussion when a licence is about to expire', async () => {
  const driverid = await userGuid(testApp.acme, 'ravi');
  const document = { driverid, kind: 'MedicalCertificate' as const, expires: '2026-11-25' };
  await kim.call(saveDriverDocument, { document });
  await testApp.runDays('fleet');
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000);
  await testApp.runDays('fleet');
  const { items } = await kim.call(getDiscussions, { filter: 'Expires soon' });
  expect(items.map((each) => each.topic)).toEqual([
    'Expires soon: Medical certificate, Ravi Patel',
  ]);
});
