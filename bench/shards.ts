import { folderStore } from '@waybill/adapters/file-store';
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUp } from '../server/src/platform/backup/back-up.ts';
import { restoreTenant } from '../server/src/platform/backup/restore-tenant.ts';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { prepareShards } from '../server/src/platform/shards/shard-setup.ts';
import type { NamedUrl } from '../server/src/platform/shards/sharded-database.ts';
import { startShards, type TestShards } from '../server/src/testing/processes/shards.ts';
import { host } from './bench-app.ts';
import type { HttpLoad, WriteLoad, Written } from './booking-load.ts';
import { type ComparedFigure, rate, spreadOf } from './compare.ts';
import { type CpuQuota, limitCpu } from './cpu-quota.ts';
import {
  loadOf,
  migrations,
  type ServerPlace,
  seedInto,
  startServer,
  tenantOf,
} from './shard-parts.ts';

/** What each PostgreSQL may use of a core, so that three, a server and the load fit on two. */
const share = Number(process.env['BENCH_SHARD_SHARE'] ?? 0.2);
const clients = 16;
const duration_ms = 10_000;
const rounds = 5;
const names = ['a', 'b', 'c'];
const memory = '/dev/shm';

/**
 * Measures bookings per second with all their background work for one, two and three tenants, each
 * on a PostgreSQL of its own with the same limit of processor time; the server process and the load
 * have no limit. Data are in memory where that is possible: three shards on one disk would share
 * its commits, which those on machines of their own do not.
 */
export async function benchShards(): Promise<readonly ComparedFigure[]> {
  if (existsSync(memory)) process.env['TMPDIR'] = memory;
  const home = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  chmodSync(home, 0o755);
  const secret = randomBytes(32).toString('hex');
  const port = 20_000 + (process.pid % 20_000);
  await seedInto(join(home, 'seeded'));
  const shards = await startShards(join(home, 'seeded'), names);
  let quotas: readonly CpuQuota[] = [];
  let server: ChildProcess | undefined;
  try {
    await prepareShards(shards.urls);
    const loads = await loadsOf(shards.urls, { home, secret, port });
    server = await startServer({ DATABASE_SHARDS: shards.variable, secret, home, port });
    quotas = shards.clusters.map(({ dir }, at) =>
      limitCpu(names[at] ?? '', processIdOf(dir), share),
    );
    return await compared(loads, shards.urls);
  } finally {
    server?.kill('SIGKILL');
    await stopAll(shards, quotas);
    rmSync(home, { recursive: true, force: true });
  }
}

async function compared(
  loads: readonly HttpLoad[],
  shards: readonly NamedUrl[],
): Promise<readonly ComparedFigure[]> {
  const found = loads.map((): number[] => []);
  await bookingsPerSecond(loads);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, figures] of found.entries()) {
      await Promise.all(shards.map(idle));
      figures.push(await bookingsPerSecond(loads.slice(0, at + 1)));
    }
  }
  const [one = [], two = [], three = []] = found;
  const againstOne = (name: string, ours: readonly number[], bar: string): ComparedFigure =>
    rate(name, { limit: spreadOf(one), ours: spreadOf(ours) }, { bar, unit: 'bookings/s' });
  return [
    againstOne('Bookings on two shards / on one', two, '≥ 1.9'),
    againstOne('… on three / on one', three, '≥ 2.7'),
  ];
}

/** Waits until a shard has done the background work of the run before. */
async function idle({ url }: NamedUrl): Promise<void> {
  const admin = adminQuery(url);
  for (;;) {
    const open = await admin(`select from graphile_worker.jobs
      where attempts < max_attempts and run_at <= now() limit 1`);
    if (open.length === 0) return;
    await sleep(1_000);
  }
}

/** Returns the rate of all loads together, each sent by a process of its own. */
async function bookingsPerSecond(loads: readonly HttpLoad[]): Promise<number> {
  const counts = await Promise.all(
    loads.map(async (load) => {
      const loader = fork(join(import.meta.dirname, 'booking-load.ts'));
      loader.send({ ...load, clients, duration_ms } satisfies WriteLoad);
      const [{ took_ms }] = (await once(loader, 'message')) as [Written];
      loader.disconnect();
      return took_ms.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / (duration_ms / 1000);
}

/** Returns the bookings of a tenant on each shard: Acme, and the same under other names. */
async function loadsOf(
  urls: readonly NamedUrl[],
  place: ServerPlace,
): Promise<readonly HttpLoad[]> {
  const [first] = urls;
  if (first === undefined) throw new Error('There is no shard');
  const files = folderStore(join(place.home, 'files'));
  const backup = join(place.home, 'backup');
  const id = await tenantOf(first, host);
  const tenant = { id, secretMark: '' };
  await backUp({ adminUrl: first.url, files, secret: null, folder: backup, tenant });
  const loads: HttpLoad[] = [await loadOf(first, { ...place, tenantId: id, host })];
  for (const shard of urls.slice(1)) {
    const admin = adminQuery(shard.url);
    // Its number is taken on the first shard, so it gets another one here.
    await admin(
      `insert into platform.shard_tenant (tenant_id, state, moved_to) values ($1, 'Moved', $2)`,
      [id, first.name],
    );
    const parts = { folder: backup, adminUrl: shard.url, migrations, files };
    const { tenantId } = await restoreTenant(parts);
    const renamed = `acme-${shard.name}.localhost`;
    await admin('update tenancy.host set host = $2 where tenant_id = $1', [tenantId, renamed]);
    await admin('update tenancy.tenant set guid = gen_random_uuid() where tenant_id = $1', [
      tenantId,
    ]);
    loads.push(await loadOf(shard, { ...place, tenantId, host: renamed }));
  }
  return loads;
}

const processIdOf = (dir: string): number =>
  Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function stopAll(shards: TestShards, quotas: readonly CpuQuota[]): Promise<void> {
  await shards.stop();
  // The kernel removes a process from its group a moment after its end.
  await sleep(500);
  for (const quota of quotas) quota.remove();
}
