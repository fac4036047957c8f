import { reports } from '@waybill/contract/reports/catalogue';
import { runReport } from '@waybill/contract/reports/endpoints';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { benchTown, type BenchTown } from './bench-town.ts';
import { type Compared, type Figure, inTurn, time } from './compare.ts';
import { fillTown } from './filling.ts';

const size = { bookings: Number(process.env['REPORT_BOOKINGS'] ?? 100_000), customers: 1_000 };
const scans = 100_000;
/** Collecting garbage to look at what lives is slow: one round says as much as three. */
const rounds = 1;
const megabyte = 1024 * 1024;

/**
 * Each report over a full town, streamed to a caller who throws it away. What it holds in memory at
 * most stands beside the same of one day's report: constant memory is no more, however many rows.
 */
export async function benchReports(): Promise<readonly Compared[]> {
  const town = await benchTown();
  try {
    await fillTown(town.adminUrl, town.tenantId, size);
    await addScans(town);
    const headers = await town.headersOf('ada');
    const rows: Compared[] = [];
    for (const { id, name, parameters } of reports) {
      const hasPeriod = parameters.some((parameter) => parameter.name === 'Period');
      const whole = hasPeriod ? { Period: '2024-12-01/2026-12-31' } : {};
      const day = hasPeriod ? { Period: '2026-11-17/2026-11-17' } : {};
      const run = (asked: object) => streamed({ town, headers }, id, asked);
      const { bytes } = await run(whole);
      const pair = await inTurn(
        () => run(day),
        () => run(whole),
        rounds,
      );
      const what = `${name}, ${size.bookings} bookings, ${Math.ceil(bytes / 1024)} KB / one day`;
      rows.push(time(`${what}: most held in memory`, pair, '≤ 16 MB', 'MB'));
    }
    return rows;
  } finally {
    await town.close();
  }
}

type Caller = { readonly town: BenchTown; readonly headers: Record<string, string> };

/**
 * Runs a report and forgets it as it comes; the figure is how much more lives in memory meanwhile
 * than before, garbage left out.
 */
async function streamed(
  { town, headers }: Caller,
  id: string,
  asked: object,
): Promise<Figure & { readonly bytes: number }> {
  const url = `${town.origin}${runReport.path}?id=${id}`;
  const before = living();
  let peak = before;
  const started = performance.now();
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(asked) });
  if (!answer.ok || answer.body === null) throw new Error(await answer.text());
  let bytes = 0;
  let looked = 0;
  for await (const piece of answer.body) {
    bytes += piece.length;
    if (bytes - looked < megabyte / 2) continue;
    looked = bytes;
    peak = Math.max(peak, living());
  }
  const took_ms = performance.now() - started;
  peak = Math.max(peak, living());
  return { value: (peak - before) / megabyte, p99_ms: took_ms, bytes };
}

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are still in use, of objects and of buffers. */
function living(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Scans by the second, up to as many rows as a report gives. */
async function addScans({ adminUrl, tenantId }: BenchTown): Promise<void> {
  const owner = new pg.Client({ connectionString: adminUrl });
  await owner.connect();
  try {
    await owner.query('alter table jobs.scan_event disable trigger note_change');
    await owner.query(
      `insert into jobs.scan_event (
         tenant_id, id, job_id, customer_id, article_number, code, scanned_at, received_at
       )
       select $1, gen_random_uuid(), j.id, j.customer_id, 'BEN' || n, 'INTRANSIT',
         timestamptz '2026-10-01Z' + n * interval '30 seconds', now()
       from generate_series(1, $2::integer) n
       join (
         select *, row_number() over (order by id) - 1 as place, count(*) over () as places
         from jobs.job where tenant_id = $1
       ) j on j.place = n % j.places`,
      [tenantId, scans],
    );
    await owner.query('alter table jobs.scan_event enable trigger note_change');
    await owner.query('vacuum analyze jobs.scan_event');
  } finally {
    await owner.end();
  }
}
