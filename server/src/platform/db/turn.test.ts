import { nextNumber } from '#contexts/tenancy/public.ts';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoTown, type TestTown } from '#testing/town.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());

const waiting = async (): Promise<number> => {
  const [row] = await town.acme.rows(sql<{ count: number }>`
    select count(*) as count from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and not l.granted
  `);
  return row?.count ?? 0;
};

it('whoever waits for a number is not overtaken by those who come later', async () => {
  const served: string[] = [];
  const asking = (who: string) =>
    town.acme.inTransaction(async (db) => {
      await nextNumber(db, 'invoice');
      served.push(who);
      await pause(200);
    });
  const firstCome = ['Ada', 'Bea', 'Cleo', 'Dora', 'Ella', 'Fay'];
  const asked: Promise<void>[] = [];
  for (const [before, who] of firstCome.entries()) {
    asked.push(asking(who));
    await vi.waitFor(async () => expect(await waiting()).toBe(before));
  }
  await asked[0];
  asked.push(asking('Ada again'));
  await asked[1];
  asked.push(asking('Bea again'));
  await Promise.all(asked);
  expect(served).toEqual([...firstCome, 'Ada again', 'Bea again']);
});
