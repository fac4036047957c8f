import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import type { TenantDb } from './database.ts';
import { drawNumbers, type Reserve } from './number-blocks.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Reserves numbers of the job series, as an example of a series that may have gaps. */
const reserve: Reserve<null> = async (db, count) => {
  const row = await db.maybeOne(sql<{ first: number }>`
    update platform.number_series set next_no = next_no + ${count}::bigint
    where kind = 'job' and next_no + ${count}::bigint - 1 <= end_no
    returning next_no - ${count}::bigint as first
  `);
  return row && { series: null, first: row.first, count };
};

const draw = async (db: TenantDb, count: number): Promise<readonly number[]> => {
  const runs = await drawNumbers(db, { name: 'test', count }, reserve);
  return (runs ?? []).flatMap((run) =>
    Array.from({ length: run.count }, (_, at) => run.first + at),
  );
};
const inTransaction = <T>(work: (db: TenantDb) => Promise<T>) => testApp.acme.inTransaction(work);

describe('numbers that may have gaps', () => {
  it('are drawn once each by a hundred concurrent transactions', async () => {
    const drawn = await Promise.all(
      Array.from({ length: 100 }, (_, at) => inTransaction((db) => draw(db, 1 + (at % 3)))),
    );
    const numbers = drawn.flat();
    expect(numbers.length).toBe(199);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are not drawn again after the transaction that drew them rolled back', async () => {
    const lost: number[] = [];
    const failed = inTransaction(async (db) => {
      lost.push(...(await draw(db, 1)));
      throw new Error('Not booked');
    });
    await expect(failed).rejects.toThrow('Not booked');
    const next = await inTransaction((db) => draw(db, 1));
    expect(next).not.toEqual(lost);
  });

  it('do not wait for a transaction that drew some and is still open', async () => {
    await inTransaction(async (first) => {
      const before = await draw(first, 1);
      const after = await inTransaction((second) => draw(second, 1));
      expect(after).not.toEqual(before);
    });
  });

  it('end with the series: what is left of it is drawn, and no more', async () => {
    const left = await inTransaction(async (db) => {
      await drawNumbers(db, { name: 'short', count: 1 }, reserve);
      await db.run(sql`
        update platform.number_series set end_no = next_no + 2 where kind = 'job'
      `);
    }).then(() => inTransaction((db) => drawNumbers(db, { name: 'short', count: 3 }, reserve)));
    expect(left?.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const more = await inTransaction((db) =>
      drawNumbers(db, { name: 'short', count: 300 }, reserve),
    );
    expect(more).toBeUndefined();
  });
});
