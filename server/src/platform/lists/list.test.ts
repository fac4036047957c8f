import { freshDatabase } from '#testing/fresh-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { systemScope } from '../db/scope.ts';
import type { List } from './declaration.ts';
import { listPage } from './list.ts';

const numbers: List = {
  fields: { id: { sql: 't.id', type: 'bigint' }, name: { sql: "('n' || t.id)", type: 'text' } },
  searched: ['name'],
  sorting: 'id asc',
  tieBreak: 'id',
};

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.adminUrl, { connections: 1 });
});
afterAll(async () => {
  await database.end();
  await fresh.drop();
});

const totalOf = async (rows: number, filter?: string, skipCount = 0): Promise<number> => {
  const { totalCount } = await database.transaction(systemScope(1), (db) =>
    listPage(db, numbers, {
      query: { filter, skipCount, maxResultCount: 10 },
      select: sql`t.id`,
      from: sql`generate_series(1, ${rows}::integer) as t (id)`,
    }),
  );
  return totalCount;
};

it('counts all rows up to 10,000, and one more when there are more', async () => {
  expect(await totalOf(10_000)).toBe(10_000);
  expect(await totalOf(12_000)).toBe(10_001);
  expect(await totalOf(12_000, 'id gt 2000')).toBe(10_000);
  expect(await totalOf(12_000, undefined, 11_995)).toBe(12_000);
});

it('counts matches of a text up to 1,000', async () => {
  for (const filter of ['n', "contains(name,'n')", "not (id eq 1) and startswith(name,'n')"]) {
    expect(await totalOf(12_000, filter)).toBe(1_001);
  }
  expect(await totalOf(12_000, 'n119')).toBe(111);
});
