import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { addReceivedItems } from './received-items.ts';
import type { StationScans, ScansLoad } from './scans-load.ts';

const stations = 10;
const itemsEach = 500;
const duration_ms = 20_000;
/** Ten stations with a scan each every 160 ms: 62 a second, more than required. */
const pause_ms = 160;

/**
 * Measures ten stations that scan items of the warehouse, each scan in its own request and
 * transaction: at a steady pace, and as fast as responses arrive.
 */
export async function benchScans(): Promise<string> {
  const benchApp = await openBenchApp();
  try {
    const barcodes = await addItems(benchApp);
    await scanned(benchApp, { barcodes, aisle: 'A', pause_ms, duration_ms: 3_000 });
    const steady = await scanned(benchApp, { barcodes, aisle: 'B', pause_ms, duration_ms });
    const eager = await scanned(benchApp, { barcodes, aisle: 'C', pause_ms: 0, duration_ms });
    return [
      '| stations | scans a second | median ms | p99 ms | longest ms | CPU ms | load | bar |',
      '|---|---|---|---|---|---|---|---|',
      row(`${stations}, one scan every ${pause_ms} ms`, steady, '≥ 50 a second, p99 ≤ 100 ms'),
      row(`${stations}, the next as soon as the last is answered`, eager, '–'),
    ].join('\n');
  } finally {
    await benchApp.close();
  }
}

/** Adds received items of one customer, some for each station. */
async function addItems({ adminUrl, tenantId }: RunningBench): Promise<readonly string[][]> {
  const count = stations * itemsEach;
  const rows = await addReceivedItems(adminQuery(adminUrl), { tenantId, prefix: 'BENCH', count });
  const all = rows.map(({ barcode }) => String(barcode));
  return Array.from({ length: stations }, (_, station) =>
    all.slice(station * itemsEach, (station + 1) * itemsEach),
  );
}

type Round = {
  readonly barcodes: readonly string[][];
  readonly aisle: string;
  readonly pause_ms: number;
  readonly duration_ms: number;
};

type Scanned = StationScans & {
  /** Processor time of the server per scan, without PostgreSQL. */
  readonly cpu_ms: number;
  /** Runnable processes of the machine, averaged over the last minute. */
  readonly load: number;
};

async function scanned(benchApp: RunningBench, round: Round): Promise<Scanned> {
  const child = fork(join(import.meta.dirname, 'scans-load.ts'));
  const load: ScansLoad = {
    url: `${benchApp.origin}/api/warehouse/scan-event-for-items`,
    headers: await benchApp.headersOf('wes'),
    stations: round.barcodes,
    aisle: round.aisle,
    pause_ms: round.pause_ms,
    duration_ms: round.duration_ms,
  };
  const before = process.cpuUsage();
  child.send(load);
  const [result] = (await once(child, 'message')) as [StationScans];
  const { user, system } = process.cpuUsage(before);
  child.disconnect();
  const cpu_ms = (user + system) / 1000 / result.latencies_ms.length;
  return { ...result, cpu_ms, load: loadavg()[0] ?? 0 };
}

function row(name: string, scans: Scanned, bar: string): string {
  const { latencies_ms, duration_ms: took, cpu_ms, load } = scans;
  const sorted = latencies_ms.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const rate = ((latencies_ms.length / took) * 1000).toFixed(0);
  const figures = [rate, at(0.5), at(0.99), at(1), cpu_ms.toFixed(1), load.toFixed(1)];
  return `| ${name} | ${figures.join(' | ')} | ${bar} |`;
}
