import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTenant } from '../server/src/platform/shards/move-tenant.ts';
import { prepareShards } from '../server/src/platform/shards/shard-setup.ts';
import type { NamedUrl } from '../server/src/platform/shards/sharded-database.ts';
import { startShards } from '../server/src/testing/processes/shards.ts';
import { host } from './bench-app.ts';
import type { HttpLoad, WriteLoad, Written } from './booking-load.ts';
import { spreadOf } from './compare.ts';
import { fillDatabase } from './filling.ts';
import { loadOf, seedInto, startServer, tenantOf } from './shard-parts.ts';

const bookings = Number(process.env['BENCH_MOVE_BOOKINGS'] ?? 100_000);
const moves = 4;
const clients = 4;

/**
 * Moves a tenant of 100,000 bookings to and fro between two shards while clients book: how long its
 * writes are refused in each move (at most 2 s), and how long the slowest booking takes with its
 * retries.
 */
export async function benchMoves(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  chmodSync(home, 0o755);
  const secret = randomBytes(32).toString('hex');
  const port = 20_000 + (process.pid % 20_000);
  await seedInto(join(home, 'seeded'));
  const shards = await startShards(join(home, 'seeded'), ['a', 'b']);
  const [a, b] = shards.urls;
  if (a === undefined || b === undefined) throw new Error('There are not two shards');
  const tenantId = await tenantOf(a, host);
  const load = await loadOf(a, { home, secret, port, tenantId, host });
  await fillDatabase(a.url, tenantId, { bookings, customers: 1_000 });
  await prepareShards(shards.urls);
  const server = await startServer({ DATABASE_SHARDS: shards.variable, secret, home, port });
  const lines: string[] = [];
  try {
    for (let move = 0; move < moves; move += 1) {
      const [from, to] = move % 2 === 0 ? [a, b] : [b, a];
      lines.push(await measured({ tenantId, from, to, first: a }, load));
      console.log(lines.at(-1));
    }
  } finally {
    server.kill('SIGKILL');
    await shards.stop();
    rmSync(home, { recursive: true, force: true });
  }
  return [
    `${bookings} bookings, ${clients} clients that book. The bar of the pause is 2,000 ms.`,
    '',
    '| rows | whole move, s | pause, ms | bookings meanwhile | median, ms | slowest, ms |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

type Move = {
  readonly tenantId: number;
  readonly from: NamedUrl;
  readonly to: NamedUrl;
  readonly first: NamedUrl;
};

async function measured(move: Move, load: HttpLoad): Promise<string> {
  const loader = fork(join(import.meta.dirname, 'booking-load.ts'));
  const written = once(loader, 'message') as Promise<[Written]>;
  loader.send({ ...load, retries: true, clients, duration_ms: 600_000 } satisfies WriteLoad);
  const failed = once(loader, 'exit').then(() => {
    throw new Error('The load ended.');
  });
  const began = performance.now();
  const { rows, paused_ms } = await Promise.race([moveTenant(move), failed]);
  const took_s = (performance.now() - began) / 1000;
  failed.catch(() => {});
  loader.send('stop');
  const [{ took_ms }] = await written;
  loader.disconnect();
  const { median, max } = spreadOf(took_ms);
  const figures = [rows, took_s.toFixed(1), paused_ms, took_ms.length, median, max];
  return `| ${figures.map((f) => (typeof f === 'number' ? Math.round(f) : f)).join(' | ')} |`;
}
