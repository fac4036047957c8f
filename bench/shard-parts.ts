import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoNow } from '../server/src/demo/people.ts';
import { seedDemoData } from '../server/src/demo/seed.ts';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { createHasher } from '../server/src/platform/hashing.ts';
import { startCluster } from '../server/src/platform/postgres/cluster.ts';
import type { NamedUrl } from '../server/src/platform/shards/sharded-database.ts';
import { accountBookings } from './account-bookings.ts';
import { headersOfSession } from './bench-session.ts';
import type { HttpLoad } from './booking-load.ts';

export const migrations = join(import.meta.dirname, '../database/migrations');

/** The folder, secret and port of the benchmarked server. */
export type ServerPlace = { readonly home: string; readonly secret: string; readonly port: number };

/** Fills a new PostgreSQL in a folder with the demo data, and stops it. */
export async function seedInto(folder: string): Promise<void> {
  const cluster = await startCluster({ dir: join(folder, 'pg') });
  await migrate(cluster.adminUrl, migrations);
  await seedDemoData(cluster.adminUrl, { hasher: createHasher(), now: demoNow });
  await cluster.stop();
}

/** Returns the load of a tenant's bookings, as a signed-in dispatcher sends them. */
export async function loadOf(
  shard: NamedUrl,
  of: ServerPlace & { readonly tenantId: number; readonly host: string },
): Promise<HttpLoad> {
  const admin = adminQuery(shard.url);
  return {
    kind: 'http',
    url: `http://127.0.0.1:${of.port}/api/booking/booking/createorupdatebooking`,
    headers: await headersOfSession(admin, { ...of, userName: 'kim' }),
    bodies: await accountBookings(admin, of.tenantId),
  };
}

/** Returns the number of a host's tenant. */
export async function tenantOf({ url }: NamedUrl, name: string): Promise<number> {
  const [tenant] = await adminQuery(url)('select id from tenancy.tenant_of_host($1)', [name]);
  return Number(tenant?.['id']);
}

type Start = ServerPlace & { readonly DATABASE_SHARDS: string };

/** Starts the server of some shards; returns once it is ready. */
export async function startServer({
  DATABASE_SHARDS,
  secret,
  home,
  port,
}: Start): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_SHARDS,
      PORT: String(port),
      WAYBILL_DATA: home,
      WAYBILL_LOG: 'silent',
      WAYBILL_RATE_LIMITS: 'off',
      WAYBILL_SECRET: secret,
    },
  });
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (reply?.ok === true) return child;
    if (child.exitCode !== null) throw new Error('The server ended.');
    await sleep(200);
  }
}
