import { nextNumber } from '#contexts/tenancy/public.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const waiting = async (): Promise<number> => {
  const [row] = await testApp.acme.rows(sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `);
  return row?.count ?? 0;
};

it('no. requests are served in order of arrival', async () => {
  const served: string[] = [];
  const pendingRequest = (who: string, done = Promise.resolve()) =>
    testApp.acme.inTransaction(async (db) => {
      await nextNumber(db, 'invoice');
      served.push(who);
      await done;
    });
  const inLine = (count: number) =>
    vi.waitFor(async () => expect(await waiting()).toBe(count), { timeout: 5_000 });
  const [adaIsDone, beaIsDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

  const ada = pendingRequest('Ada', adaIsDone.promise);
  await vi.waitFor(() => expect(served).toEqual(['Ada']));
  const others = [pendingRequest('Bea', beaIsDone.promise)];
  await inLine(1);
  for (const [before, who] of ['Cleo', 'Dora', 'Ella', 'Fay'].entries()) {
    others.push(pendingRequest(who));
    await inLine(before + 2);
  }
  adaIsDone.resolve();
  await ada;
  others.push(pendingRequest('Ada again'));
  await inLine(5);
  beaIsDone.resolve();
  await Promise.all(others);
  expect(served).toEqual(['Ada', 'Bea', 'Cleo', 'Dora', 'Ella', 'Fay', 'Ada again']);
});
