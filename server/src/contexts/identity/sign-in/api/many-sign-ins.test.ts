import { getUsers } from '@waybill/contract/identity/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { browserOf } from '../../testing/browser.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('answers 200 concurrent failed sign-ins and serves others meanwhile', async () => {
  const ada = await testApp.acme.as('ada');
  await ada.call(getUsers);
  let waiting = 200;
  const names = ['kim', 'lena', 'wes', 'cleo', 'nobody'];
  const attempts = Array.from({ length: waiting }, async (_, i) => {
    const name = names[i % names.length] ?? '';
    const reply = await browserOf(testApp).signIn({ userNameOrEmailAddress: name, password: 'no' });
    waiting -= 1;
    return reply.status;
  });
  const served: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    await ada.call(getUsers);
    served.push(waiting);
  }
  const statuses = await Promise.all(attempts);
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  expect(statuses).toContain(429);
  expect(served.at(0)).toBeGreaterThan(0);
});
