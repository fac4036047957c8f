import { nextNumber } from '#contexts/tenancy/public.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoTown, type TestTown } from '#testing/town.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());

const waiting = async (): Promise<number> => {
  const [row] = await town.acme.rows(sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `);
  return row?.count ?? 0;
};

it('no. requests are served in order of arrival', async () => {
  const served: string[] = [];
  const asking = (who: string, done = Promise.resolve()) =>
    town.acme.inTransaction(async (db) => {
      await nextNumber(db, 'invoice');
      served.push(who);
      await done;
    });
  const inLine = (count: number) =>
    vi.waitFor(async () => expect(await waiting()).toBe(count), { timeout: 5_000 });
  const [adaIsDone, beaIsDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

  const ada = asking('Ada', adaIsDone.promise);
  await vi.waitFor(() => expect(served).toEqual(['Ada']));
  const others = [asking('Bea', beaIsDone.promise)];
  await inLine(1);
  for (const [before, who] of ['Cleo', 'Dora', 'Ella', 'Fay'].entries()) {
    others.push(asking(who));
    await inLine(before + 2);
  }
  adaIsDone.resolve();
  await ada;
  others.push(asking('Ada again'));
  await inLine(5);
  beaIsDone.resolve();
  await Promise.all(others);
  expect(served).toEqual(['Ada', 'Bea', 'Cleo', 'Dora', 'Ella', 'Fay', 'Ada again']);
});
