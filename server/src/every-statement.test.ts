import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts';
import { complaintsAbout, type StatementComplaint } from '#testing/statements/complaints.ts';
import { type SourceStatement, statementsOf } from '#testing/statements/statements.ts';

/**
 * PostgreSQL prepares every statement of the source with the migrated database, without running it.
 * It checks names, and the test compares columns with the members of the statement's row type.
 */
const root = join(import.meta.dirname, '../..');
const thisFile = 'server/src/every-statement.test.ts';

/** Statements whose tables or columns only a caller specifies; tests run them. May only shrink. */
const namedByCallers = new Set([
  'server/src/contexts/booking/bookings/sql/totals.ts',
  'server/src/contexts/messaging/discussions/sql/cards.ts',
  'server/src/contexts/rates/cards/sql/whole-card.ts',
  'server/src/contexts/records/entities/sql/entity-records.ts',
  'server/src/contexts/search/sql.ts',
]);

let database: FreshDatabase;
let client: pg.Client;
let statements: readonly SourceStatement[];
let complaints: readonly StatementComplaint[];
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  const isProduct = (file: string): boolean =>
    /^server\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file);
  statements = statementsOf(
    { root, config: 'tsconfig.json' },
    (file) => isProduct(file) || file === thisFile,
  );
  const found: StatementComplaint[] = [];
  for (const statement of statements) found.push(...(await complaintsAbout(statement, client)));
  complaints = found;
}, 300_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const fileOf = ({ place }: { readonly place: string }): string => place.replace(/:\d+$/, '');
const ofProduct = () => complaints.filter((each) => fileOf(each) !== thisFile);

describe('every statement of the server', () => {
  it('is found in the source', () => {
    expect(statements.length).toBeGreaterThan(1_000);
  });

  it('names tables and columns that exist, and selects what its row type reads', () => {
    const faults = ofProduct().filter(({ isIncomplete }) => !isIncomplete);
    expect(faults.map(({ complaint }) => complaint)).toEqual([]);
  });

  it('can be described from its source, but for those whose callers name the tables', () => {
    const incomplete = ofProduct().filter(({ isIncomplete }) => isIncomplete);
    const unlisted = incomplete.filter((each) => !namedByCallers.has(fileOf(each)));
    expect(unlisted.map(({ complaint }) => complaint)).toEqual([]);
    const files = new Set(incomplete.map(fileOf));
    expect([...namedByCallers].filter((file) => !files.has(file))).toEqual([]);
  });
});

type Hook = { readonly id: number; readonly url: string };
type SecretHook = Hook & { readonly secret: string; readonly note?: string };

const columns = sql.raw(['id', 'url'].map((name) => `w.${name}`).join(', '));
const isNamed = (name: string) => sql`w.nmae = ${name}`;
const hooks = (where: RawBuilder<unknown>) => sql<Hook>`
  select ${columns} from webhooks.webhook w where ${where}
`;
const inTable = (table: string) => sql<Hook>`select ${columns} from ${sql.table(table)} w`;
const missing =
  'reads secret, and the statement has no such column. ' +
  'Select it under that name, or take it out of the type.';

/** Statements that are never run, with the expected report on each. */
const planted = [
  {
    title: 'a column that the statement does not select',
    statement: sql<SecretHook>`select ${columns} from webhooks.webhook w`,
    reported: missing,
  },
  {
    title: 'a column that a list does not select',
    statement: { select: sql<SecretHook>`${columns}`, from: sql`webhooks.webhook w` },
    reported: missing,
  },
  {
    title: 'a column that is returned under another name',
    statement: sql<SecretHook>`
      update webhooks.webhook w set url = ${'x'} returning w.id, w.url, w.secret as sceret
    `,
    reported: missing,
  },
  {
    title: 'a misspelt column in a fragment that a function makes',
    statement: sql<Hook>`select ${columns} from webhooks.webhook w where ${isNamed('x')}`,
    reported: 'column w.nmae does not exist. Correct the name, or add what is missing',
  },
  {
    title: 'a misspelt table in the second branch of a condition',
    statement: sql<Hook>`
      select ${columns} from ${columns ? sql`webhooks.webhook` : sql`webhooks.wehbook`} w
    `,
    reported: 'relation "webhooks.wehbook" does not exist. Correct the name',
  },
  {
    title: 'a table that only the caller names',
    statement: inTable('webhooks.webhook'),
    reported: 'Nothing tells what sql.table(table) is: write the fragment where the statement',
  },
];

describe('what is reported', () => {
  it.each(planted)('$title, with what to do', ({ reported }) => {
    const ofThisFile = complaints.filter((each) => fileOf(each) === thisFile);
    expect(ofThisFile.map(({ complaint }) => complaint)).toContainEqual(
      expect.stringContaining(reported),
    );
  });

  it('is nothing about statements without a fault', () => {
    expect(hooks(sql`true`)).toBeDefined();
    const ofThisFile = complaints.filter((each) => fileOf(each) === thisFile);
    expect(ofThisFile.length).toBe(planted.length);
  });
});
