import pg from 'pg';
import { soughtOf } from '../server/src/contexts/lookups/locations/found-location.ts';
import { importPostalFile } from '../server/src/contexts/lookups/locations/import-file.ts';
import { locationsLike, nearestLocation } from '../server/src/contexts/lookups/locations/sql.ts';
import { openDatabase, type TenantDb } from '../server/src/platform/db/database.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { openBenchApp } from './bench-app.ts';
import { type ComparedFigure, spreadOf } from './compare.ts';

const localities = 18_000;
const rounds = 200;
const beginnings = ['North ', 'Port ', 'Mount ', 'Lake ', ''];
const middles = ['wattle', 'copper', 'harbour', 'quarry', 'lantern', 'ferry', 'cedar', 'meridian'];
const ends = ['ton', 'ville', ' creek', ' hill', 'dale'];

/** Returns the n-th generated place, as a row of a postal file; spread over the continent. */
function rowOf(n: number): string {
  const name = `${beginnings[n % 5]}${middles[n % 8]}${n % 977}${ends[n % 7]}`;
  const [latitude, longitude] = [-10 - (n % 300) / 10, 114 + (n % 390) / 10];
  return `AU\t${1000 + (n % 9000)}\t${name}\tState\tNSW\t\t\t\t\t${latitude}\t${longitude}\t4`;
}

type BenchQuery = {
  readonly name: string;
  readonly search: (db: TenantDb, n: number) => Promise<unknown>;
};

const searched = (db: TenantDb, search: string) => {
  const sought = soughtOf({ search });
  return sought === null ? Promise.resolve([]) : locationsLike(db, sought);
};

const queries: readonly BenchQuery[] = [
  { name: 'one letter', search: (db, n) => searched(db, middles[n % 8]?.charAt(0) ?? '') },
  { name: 'four letters', search: (db, n) => searched(db, middles[n % 8]?.slice(0, 4) ?? '') },
  { name: 'a postcode', search: (db, n) => searched(db, String(1000 + ((n * 7919) % 9000))) },
  { name: 'two words', search: (db, n) => searched(db, `port ${middles[n % 8]}${n % 97}`) },
  {
    name: 'the nearest to a position',
    search: (db, n) =>
      nearestLocation(db, { latitude: -10 - (n % 300) / 10, longitude: 130, within_km: 50 }),
  },
];

/**
 * Measures searches over 18,000 localities, p95 in the database, compared with the bare count of a
 * postcode.
 */
export async function benchLocations(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const database = openDatabase(benchApp.databaseUrl, { connections: 1 });
  const bare = new pg.Client({ connectionString: benchApp.adminUrl });
  await bare.connect();
  try {
    const rows = Array.from({ length: localities }, (_, n) => rowOf(n));
    await importPostalFile(benchApp.adminUrl, rows.join('\n'));
    const limit = await times((n) =>
      bare.query("select id from lookups.location where country_code = 'AU' and post_code = $1", [
        String(1000 + ((n * 7919) % 9000)),
      ]),
    );
    const compared: ComparedFigure[] = [];
    for (const { name, search } of queries) {
      const ours = await times((n) =>
        database.transaction(systemScope(benchApp.tenantId), (db) => search(db, n)),
      );
      const [a, b] = [p95(limit), p95(ours)];
      compared.push({
        name: `Locations 18,000: ${name}, p95`,
        unit: 'ms',
        limit: { ...spreadOf(limit), max: a },
        ours: { ...spreadOf(ours), max: b },
        ratio: a / b,
        bar: '≤ 20 ms',
      });
    }
    return compared;
  } finally {
    await bare.end();
    await database.end();
    await benchApp.close();
  }
}

const p95 = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.95)] ?? Number.NaN;

/** Returns the milliseconds of each round, not counting the first ten. */
async function times(request: (n: number) => Promise<unknown>): Promise<readonly number[]> {
  const figures: number[] = [];
  for (let n = -10; n < rounds; n += 1) {
    const started = performance.now();
    await request(n + 10);
    if (n >= 0) figures.push(performance.now() - started);
  }
  return figures;
}
