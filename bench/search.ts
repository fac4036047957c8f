import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { searchQueryOf } from '../server/src/contexts/search/domain.ts';
import { find } from '../server/src/contexts/search/sql.ts';
import { openDatabase } from '../server/src/platform/db/database.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { openBenchApp } from './bench-app.ts';
import { type ComparedFigure, spreadOf } from './compare.ts';

const entries = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);
const rounds = 200;
const kinds = ['Bookings', 'Invoices', 'Customers', 'Payment', 'Jobs'];

type BenchQuery = {
  readonly name: string;
  readonly bar: string;
  readonly textOf: (n: number) => string;
};

const number = (n: number): string => `ACM${String((n * 7919) % entries).padStart(8, '0')}`;
const companies = [
  'cedar',
  'harbour',
  'wattle',
  'quarry',
  'lantern',
  'meridian',
  'copper',
  'ferry',
];
const queries: readonly BenchQuery[] = [
  { name: 'a whole number', bar: '≤ 10 ms', textOf: number },
  { name: 'six of a number', bar: '≤ 10 ms', textOf: (n) => number(n).slice(0, 8) },
  { name: 'one word', bar: '≤ 10 ms', textOf: (n) => `${companies[n % 8]}${n % 500}` },
  { name: 'a word of an eighth', bar: '≤ 10 ms', textOf: (n) => companies[n % 8] ?? '' },
  { name: 'two words', bar: '≤ 60 ms', textOf: (n) => `${companies[n % 8]} street${n % 97}` },
  { name: 'three letters', bar: '≤ 10 ms', textOf: (n) => companies[n % 8]?.slice(0, 3) ?? '' },
  { name: 'inside a word', bar: '≤ 60 ms', textOf: (n) => `ompany${n % 1000}x` },
];

/**
 * Measures the search over this many entries next to as many of another tenant: p95 in the
 * database, compared with the bare statement on the text index, without permissions, ranking or
 * kinds.
 */
export async function benchSearch(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const database = openDatabase(benchApp.databaseUrl, { connections: 1 });
  const bare = new pg.Client({ connectionString: benchApp.adminUrl });
  await bare.connect();
  try {
    await fill(bare, benchApp.tenantId);
    await fill(bare, benchApp.tenantId + 1);
    await bare.query('vacuum analyze search.entry');
    const scope = systemScope(benchApp.tenantId);
    const limitsProcess = async () => (await bare.query<Pid>(pidOf)).rows[0]?.pid;
    const oursProcess = () =>
      database.transaction(scope, async (db) => (await db.one(sql.raw<Pid>(pidOf))).pid);
    const rows: ComparedFigure[] = [];
    for (const queryText of queries) {
      const limit = await times(queryText, limitsProcess, (words) =>
        bareFind(bare, benchApp.tenantId, words),
      );
      const ours = await times(queryText, oursProcess, (words, key) =>
        database.transaction(scope, (db) =>
          find(db, { kinds, key, words, customerId: null, most: 5 }),
        ),
      );
      const [a, b] = [p95(limit.taken), p95(ours.taken)];
      rows.push({
        name: `Search ${entries.toLocaleString('en-AU')}: ${queryText.name}, p95`,
        unit: 'ms',
        limit: { ...spreadOf(limit.taken), max: a },
        ours: { ...spreadOf(ours.taken), max: b },
        ratio: a / b,
        cpu_us: { limit: limit.cpu_us, ours: ours.cpu_us },
        bar: queryText.bar,
      });
    }
    return rows;
  } finally {
    await bare.end();
    await database.end();
    await benchApp.close();
  }
}

type Pid = { readonly pid: number };
const pidOf = 'select pg_backend_pid() as pid';

const p95 = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.95)] ?? Number.NaN;

async function times(
  { textOf }: BenchQuery,
  processOf: () => Promise<number | undefined>,
  run: (words: readonly string[], key: string) => Promise<unknown>,
): Promise<{ readonly taken: readonly number[]; readonly cpu_us: number }> {
  const claimed: number[] = [];
  let [pid, before] = [0, 0];
  for (let n = 0; n < rounds + 20; n += 1) {
    if (n === 20) {
      pid = (await processOf()) ?? 0;
      before = spentBy(pid);
    }
    const { words, key } = searchQueryOf(textOf(n)) ?? { words: [], key: '' };
    const started = performance.now();
    await run(words, key);
    claimed.push(performance.now() - started);
  }
  return { taken: claimed.slice(20), cpu_us: (spentBy(pid) - before) / rounds };
}

/** Returns the processor time of one of the database's processes so far, in microseconds. */
const spentBy = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;

/** Queries only the index: the newest twenty entries with the words. */
const bareFind = (client: pg.Client, tenantId: number, words: readonly string[]) =>
  client.query({
    name: 'bare',
    text: `select type, ref, title, details from search.entry
           where lexemes @@ $1::tsquery limit 20`,
    values: [
      kinds
        .map((kind) => words.map((word) => `'t${tenantId}.${kind.slice(0, 2)}.${word}':*`))
        .map((needles) => `(${needles.join(' & ')})`)
        .join(' | '),
    ],
  });

/** Adds bookings, jobs, customers, invoices and payments with numbers, companies and streets. */
async function fill(client: pg.Client, tenantId: number): Promise<void> {
  await client.query(
    `insert into search.entry (
       tenant_id, type, ref, customer_id, title, key, words, lexemes, details, at
     )
     select $1::bigint, type, 'bench ' || n, n % 500, title, lower(title),
       ' ' || array_to_string(words, ' '),
       array_to_tsvector(array(
         select distinct 't' || $1::bigint || '.' || left(type, 2) || '.' || w
         from unnest(words || ('@' || n % 500)) w
       )),
       '[{"label":"Status","value":"InTransit"}]', now() - n * interval '1 minute'
     from generate_series(0, $2 - 1) n,
     lateral (select ($3::text[])[1 + n % 5] as type, 'ACM' || lpad(n::text, 8, '0') as title) t,
     lateral (select array[
       lower(title), ($4::text[])[1 + n % 8], ($4::text[])[1 + n % 8] || n % 500,
       'company' || n % 1000 || 'x', 'street' || n % 97, 'suburb' || n % 600,
       (2000 + n % 600)::text, 'm' || lpad((n / 40)::text, 8, '0')
     ] as words) w`,
    [tenantId, entries, kinds, companies],
  );
}
