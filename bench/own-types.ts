import { EntityDefinitionToSave } from '@waybill/contract/records/entities/inputs';
import pg from 'pg';
import {
  type EntityTypeRules,
  typeToSave,
} from '../server/src/contexts/records/definitions/domain/entity-type.ts';
import { entitiesPage } from '../server/src/contexts/records/entities/lists.ts';
import { addDefinition } from '../server/src/contexts/records/definitions/sql.ts';
import { openDatabase } from '../server/src/platform/db/database.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { type ComparedFigure, spreadOf } from './compare.ts';
import { addRows, asOwner } from './filling.ts';

const records = Number(process.env['BENCH_RECORDS'] ?? 1_000_000);
const rounds = 60;
const name = 'yard-check';

const type = typeToSave(
  EntityDefinitionToSave.parse({
    name: 'Yard check',
    properties: [
      { key: 'plate', fieldtype: 'text', displayname: 'Plate', sortableontable: true },
      { key: 'result', fieldtype: 'select', displayname: 'Result', choices: ['Passed', 'Failed'] },
      { key: 'urgent', fieldtype: 'boolean', displayname: 'Urgent' },
      { key: 'cost', fieldtype: 'money', displayname: 'Cost', sortableontable: true },
      { key: 'checked_on', fieldtype: 'date', displayname: 'Checked on', sortableontable: true },
      { key: 'note', fieldtype: 'textarea', displayname: 'Note' },
    ],
  }),
);

type BenchQuery = {
  readonly name: string;
  readonly filter?: (n: number) => string;
  readonly sorting?: string;
  /**
   * The same rows, queried as the table's owner; `$1` is the tenant, `$2` the type, `$3` `about`.
   */
  readonly bare: string;
  readonly about?: (n: number) => unknown;
};

const plate = (n: number): string => `WB-${String((n * 7919) % records).padStart(7, '0')}`;
const day = (n: number): string => new Date(Date.UTC(2020, 0, 1 + (n % 2000))).toISOString();

const queries: readonly BenchQuery[] = [
  { name: 'the newest', bare: 'order by created_at desc, id desc' },
  {
    name: 'one plate of them all',
    filter: (n) => `plate eq '${plate(n)}'`,
    bare: 'and text_1 = $3',
    about: plate,
  },
  {
    name: 'a result that one in a thousand has',
    filter: () => "result eq 'Failed'",
    bare: 'and text_2 = $3 order by created_at desc, id desc',
    about: () => 'Failed',
  },
  {
    name: 'what is urgent, one in ten thousand',
    filter: () => 'urgent eq true',
    bare: 'and text_3 = $3 order by created_at desc, id desc',
    about: () => 'true',
  },
  {
    name: 'of a day, the dearest first',
    filter: (n) => `checked_on eq datetime'${day(n).slice(0, 10)}'`,
    sorting: 'cost desc',
    bare: 'and day_1 = $3 order by number_1 desc, id desc',
    about: (n) => day(n).slice(0, 10),
  },
  { name: 'the dearest first', sorting: 'cost desc', bare: 'order by number_1 desc, id desc' },
  { name: 'by plate', sorting: 'plate', bare: 'order by text_1, id' },
  {
    name: 'a word within',
    filter: (n) => `hedge ${(n * 7919) % records}`,
    bare: 'and words ilike $3 order by created_at desc, id desc',
    about: (n) => `%hedge ${(n * 7919) % records}%`,
  },
];

/**
 * Measures pages of one type's records, p95 in the database, compared with the bare statements of
 * page and count.
 */
export async function benchOwnTypes(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const database = openDatabase(benchApp.databaseUrl, { connections: 1 });
  const bare = new pg.Client({ connectionString: benchApp.adminUrl });
  await bare.connect();
  try {
    const scope = systemScope(benchApp.tenantId);
    await database.transaction(scope, (db) =>
      addDefinition(db, name, { saved: type, now: new Date() }),
    );
    await fill(benchApp);
    const compared: ComparedFigure[] = [];
    for (const queryText of queries) {
      const limit = await times((n) => barePage(bare, benchApp.tenantId, { query: queryText, n }));
      const ours = await times((n) =>
        database.transaction(scope, (db) => entitiesPage(db, type, inputOf(queryText, n))),
      );
      compared.push(comparedOf(queryText.name, limit, ours));
    }
    return compared;
  } finally {
    await bare.end();
    await database.end();
    await benchApp.close();
  }
}

const inputOf = ({ filter, sorting }: BenchQuery, n: number) => ({
  type: name,
  maxResultCount: 50,
  filter: filter?.(n),
  sorting,
});

async function barePage(
  bare: pg.Client,
  tenantId: number,
  { query: { bare: rest, about }, n }: { readonly query: BenchQuery; readonly n: number },
) {
  const values = [tenantId, name, ...(about === undefined ? [] : [about(n)])];
  const condition = rest.split('order by')[0] ?? '';
  const from = `from records.entity_record where tenant_id = $1 and type = $2`;
  await bare.query(`select * ${from} ${rest} limit 50`, values);
  await bare.query(
    `select count(*) from (select ${from} ${condition} limit 10001) counted`,
    values,
  );
}

/** Adds records that differ in their plate, cost, day and a number in their note. */
const fill = ({ adminUrl, tenantId }: RunningBench): Promise<void> =>
  asOwner(adminUrl, (owner) =>
    addRows(owner, 'records.entity_record', async () => {
      insistOn(type);
      await owner.query(
        `insert into records.entity_record
           (tenant_id, id, type, url, data, created_at, text_1, text_2, text_3, number_1, day_1)
         select $1, gen_random_uuid(), $2, 'check-' || n, jsonb_build_object(
             'plate', plate, 'result', result, 'urgent', n % 10000 = 0, 'cost', cost,
             'checked_on', day, 'note', 'Stood behind the hedge ' || n),
           timestamptz '2026-11-20Z' - n * interval '1 minute', plate, result,
           (n % 10000 = 0)::text, cost, day
         from generate_series(0, $3::integer - 1) n, lateral (
           select 'WB-' || lpad(n::text, 7, '0') as plate, (n * 37 % 99991)::integer as cost,
             case when n % 1000 = 7 then 'Failed' else 'Passed' end as result,
             date '2020-01-01' + n % 2000 as day
         ) made`,
        [tenantId, name, records],
      );
    }),
  );

/** Checks that the fields are in the columns that the statement above uses. */
function insistOn({ slots }: EntityTypeRules): void {
  const expected = { plate: 'text_1', result: 'text_2', urgent: 'text_3', cost: 'number_1' };
  for (const [key, slot] of Object.entries(expected)) {
    if (slots[key] !== slot) throw new Error(`${key} is in ${slots[key]}, not in ${slot}`);
  }
}

function comparedOf(
  queryText: string,
  limit: readonly number[],
  ours: readonly number[],
): ComparedFigure {
  const [a, b] = [p95(limit), p95(ours)];
  return {
    name: `${records.toLocaleString('en-AU')} records: ${queryText}, p95`,
    unit: 'ms',
    limit: { ...spreadOf(limit), max: a },
    ours: { ...spreadOf(ours), max: b },
    ratio: a / b,
    bar: '≥ 0.33',
  };
}

const p95 = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.95)] ?? Number.NaN;

/** Returns the milliseconds of each round, not counting the first five. */
async function times(request: (n: number) => Promise<unknown>): Promise<readonly number[]> {
  const figures: number[] = [];
  for (let n = -5; n < rounds; n += 1) {
    const started = performance.now();
    await request(n + 5);
    if (n >= 0) figures.push(performance.now() - started);
  }
  return figures;
}
