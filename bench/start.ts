import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../server/src/platform/postgres/cluster.ts';
import { serverCommand, serverEnvironment } from '../tools/server-command.mjs';
import { type ComparedFigure, type Pair, requestsPerSecond, spreadOf, time } from './compare.ts';

const root = join(import.meta.dirname, '..');
const rounds = 3;

/**
 * Measures boot until ready, compared with PostgreSQL alone; memory after boot and after ten
 * thousand requests.
 */
export async function benchStart(): Promise<readonly ComparedFigure[]> {
  const figures = {
    bareEmpty: [],
    bare: [],
    empty: [],
    later: [],
    booted: [],
    worked: [],
  } as Record<'bareEmpty' | 'bare' | 'empty' | 'later' | 'booted' | 'worked', number[]>;
  for (let round = 0; round < rounds; round += 1) {
    const dir = mkdtempSync(join(tmpdir(), 'waybill-start-'));
    try {
      figures.bareEmpty.push(await clusterTime(join(dir, 'bare')));
      figures.bare.push(await clusterTime(join(dir, 'bare')));
      const first = await boot(join(dir, 'data'));
      figures.empty.push(first.took_ms);
      await end(first.server);
      const later = await boot(join(dir, 'data'));
      figures.later.push(later.took_ms);
      figures.booted.push(residentMegabytes(later.server));
      await tenThousand(later.origin);
      figures.worked.push(residentMegabytes(later.server));
      await end(later.server);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  }
  const pair = (limit: keyof typeof figures, ours: keyof typeof figures): Pair => ({
    limit: spreadOf(figures[limit]),
    ours: spreadOf(figures[ours]),
  });
  const first = pair('bareEmpty', 'empty');
  return [
    time('First start with demo data / an empty cluster', first, { bar: '≤ 8 s' }),
    time('Later start / the cluster alone', pair('bare', 'later'), { bar: '≤ 3 s' }),
    time('RSS after 10,000 requests / after boot', pair('booted', 'worked'), {
      bar: '≤ 250 MB',
      unit: 'MB',
    }),
  ];
}

async function clusterTime(dir: string): Promise<number> {
  const started = performance.now();
  const cluster = await startCluster({ dir });
  const took = performance.now() - started;
  await cluster.stop();
  return took;
}

/** Starts the product and waits until it reports its address. */
async function boot(data: string) {
  const started = performance.now();
  const server = spawn(process.execPath, [...serverCommand], {
    cwd: root,
    env: {
      ...serverEnvironment,
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      WAYBILL_DATA: data,
      WAYBILL_RATE_LIMITS: 'off',
      WAYBILL_LOG: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(server);
  const took_ms = performance.now() - started;
  return { server, took_ms, origin: `http://127.0.0.1:${port}` };
}

const portOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let message = '';
    server.stdout?.on('data', (text: Buffer) => {
      message += String(text);
      const port = /http:\/\/acme\.localhost:(\d+)/.exec(message)?.[1];
      if (port !== undefined) resolve(port);
    });
    server.once('exit', () => {
      reject(new Error(`The server ended before it was ready: ${message}`));
    });
  });

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function tenThousand(origin: string): Promise<void> {
  const path = '/api/core/commonlookup/SearchLocations?search=rich';
  const load = { url: origin + path, headers: { host: 'acme.localhost' }, amount: 10_000 };
  await requestsPerSecond(load);
}

function residentMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
