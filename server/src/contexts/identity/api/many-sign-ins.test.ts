import { getUsers } from '@waybill/contract/identity/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoTown, type TestTown } from '#testing/town.ts';
import { browserOf } from '../testing/browser.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());

it('answers 200 concurrent failed sign-ins and serves others meanwhile', async () => {
  const ada = await town.acme.as('ada');
  await ada.call(getUsers);
  let waiting = 200;
  const names = ['kim', 'lena', 'wes', 'cleo', 'nobody'];
  const attempts = Array.from({ length: waiting }, async (_, i) => {
    const name = names[i % names.length] ?? '';
    const reply = await browserOf(town).signIn({ userNameOrEmailAddress: name, password: 'no' });
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
