import { reports } from '@waybill/contract/reports/reports/catalogue';
import { getReportRuns, runReport, startReportRun } from '@waybill/contract/reports/endpoints';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { type ComparedFigure, type BenchFigure, spreadOf, time } from './compare.ts';
import { addScans, fillDatabase } from './filling.ts';
import { type Node, withNodes } from './nodes.ts';

const bookings = Number(process.env['BENCH_BOOKINGS'] ?? 1_000_000);
/** A small heap, so that garbage does not distort the figures. */
const heap = '--max-old-space-size=192';
/** A period that includes every copy of the demo bookings, a minute apart. */
const whole = { Period: '2024-01-01/2026-12-31' };
const day = { Period: '2026-11-17/2026-11-17' };

/**
 * Measures each report over the full data, streamed by a server in a separate process to a client
 * that discards it. The process's peak memory is compared with that of one day's report: with
 * constant memory it is no higher, however many rows there are.
 */
export async function benchReports(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  try {
    const filling = { bookings, customers: 1_000, withEvents: false };
    await fillDatabase(benchApp.adminUrl, benchApp.tenantId, filling);
    await addScans(benchApp.adminUrl, benchApp.tenantId, bookings);
    const nodes = { count: 1, flags: [heap] };
    return await withNodes(benchApp, nodes, ([node]) => measured(benchApp, node as Node));
  } finally {
    await benchApp.close();
  }
}

async function measured(benchApp: RunningBench, node: Node): Promise<readonly ComparedFigure[]> {
  const headers = await benchApp.headersOf('ada');
  const rows: ComparedFigure[] = [];
  for (const { id, name, parameters } of reports) {
    const hasPeriod = parameters.some((parameter) => parameter.name === 'Period');
    const run = (request: object) => peaked(node, () => streamed({ node, headers }, id, request));
    await run(hasPeriod ? day : {});
    const limit = await run(hasPeriod ? day : {});
    const ours = await run(hasPeriod ? whole : {});
    rows.push(compared(`${name}, ${kilobytes(ours.bytes)} / one day`, limit, ours));
  }
  const scans = reports.find(({ name }) => name === 'ScanEventHistory')?.id ?? '';
  const inBackground = (parameters: object) =>
    peaked(node, () => madeInBackground({ node, headers }, scans, parameters));
  const [limit, ours] = [await inBackground(day), await inBackground(whole)];
  rows.push(compared(`ScanEventHistory in the background, ${ours.bytes} rows`, limit, ours));
  return rows;
}

type Measured = BenchFigure & { readonly bytes: number };

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

const compared = (what: string, limit: Measured, ours: Measured): ComparedFigure =>
  time(
    `${what}: most memory of the process`,
    {
      limit: spreadOf([limit.value]),
      ours: spreadOf([ours.value]),
      p99_ms: { limit: limit.p99_ms ?? 0, ours: ours.p99_ms ?? 0 },
    },
    { bar: '≤ 64 MB more', unit: 'MB' },
  );

/** Runs work and returns the peak memory of the server's process, and how long it took. */
async function peaked(
  { child }: Node,
  work: () => Promise<{ readonly bytes: number }>,
): Promise<Measured> {
  // Resets the kernel's peak value:
  // https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html
  writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
  const started = performance.now();
  const { bytes } = await work();
  const took_ms = performance.now() - started;
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const peak_kb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]);
  return { value: peak_kb / 1024, p99_ms: took_ms, bytes };
}

type Caller = { readonly node: Node; readonly headers: Record<string, string> };

/** Runs a report and discards it as it arrives. */
async function streamed({ node, headers }: Caller, id: string, request: object) {
  const url = `${node.origin}${runReport.path}?id=${id}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(request) });
  if (!response.ok || response.body === null) throw new Error(await response.text());
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  return { bytes };
}

/** Runs a report in the background and waits for its file; `bytes` are its rows. */
async function madeInBackground({ node, headers }: Caller, reportId: string, parameters: object) {
  const body = JSON.stringify({ reportId, parameters });
  const url = `${node.origin}${startReportRun.path}`;
  const { id } = await resultOf<{ id: string }>(
    await fetch(url, { method: 'POST', headers, body }),
  );
  for (;;) {
    await sleep(200);
    const response = await fetch(`${node.origin}${getReportRuns.path}`, { headers });
    type Runs = { items: { id: string; status: string; rowCount: number; problem: string }[] };
    const run = (await resultOf<Runs>(response)).items.find((each) => each.id === id);
    if (run?.status === 'Failed') throw new Error(run.problem);
    if (run?.status === 'Done') return { bytes: run.rowCount };
  }
}

async function resultOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { result: T }).result;
}
