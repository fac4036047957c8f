import { freshDatabase } from '#testing/fresh-database.ts';
import { testTimeout, sized } from '#testing/sized.ts';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { written } from '../../db/statement.ts';
import { compile } from './compile.ts';
import { evaluate, type FilterRow } from './evaluate.ts';
import { exampleList, exampleLiterals, exampleRows } from './example-list.ts';
import { madeUpFilter, seeded } from './made-up.ts';
import { parse } from './parse.ts';
import { resolve } from './resolve.ts';

const seed = Date.now() % 2 ** 31;
const random = seeded(seed);
const rows = exampleRows(500, random);
let database: Awaited<ReturnType<typeof freshDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query(`
    create temp table t (
      id bigint primary key, status text, code text, items integer, weight numeric, total bigint,
      paid bigint, insured boolean, created timestamptz, due date, guid uuid
    )`);
  await client.query(`insert into t select * from json_populate_recordset(null::t, $1)`, [
    JSON.stringify(rows.map(asColumns)),
  ]);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

it(
  'PostgreSQL and the reference select the same rows of 500 for any filter',
  testTimeout,
  async () => {
    const differences: unknown[] = [];
    for (let left = sized(50_000); left > 0; left -= 1) {
      const filter = madeUpFilter({
        random,
        fields: exampleList.fields,
        literals: exampleLiterals,
      });
      const difference = await compare(filter);
      if (difference !== undefined) differences.push({ seed, filter, ...difference });
    }
    expect(differences).toEqual([]);
  },
);

/**
 * Returns the difference between PostgreSQL's result and the reference; undefined if they agree.
 */
async function compare(filter: string) {
  const condition = resolve(parse(filter), exampleList.fields);
  const expected = rows.filter((row) => evaluate(condition, row)).map(({ id }) => id);
  const query = written(sql`select t.id::integer from t where ${compile(condition)} order by t.id`);
  try {
    const response = await client.query<{ id: number }>(query.text, [...query.values]);
    const chosen = response.rows.map(({ id }) => id);
    const isSame = JSON.stringify(chosen) === JSON.stringify(expected);
    return isSame ? undefined : { ...query, difference: symmetric(chosen, expected) };
  } catch (error) {
    return { ...query, error: String(error) };
  }
}

const symmetric = (chosen: readonly unknown[], expected: readonly unknown[]) =>
  rows.find(({ id }) => chosen.includes(id) !== expected.includes(id));

const asColumns = (row: FilterRow) => ({
  ...row,
  code: row['customer.code'],
  insured: row['isInsured'],
  created: row['creationTime'],
  guid: row['customerGuid'],
});
