import { createOrUpdateBooking, getBookings } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { postgresBinaries } from '#platform/postgres/binaries.ts';
import { type Cluster, startCluster } from '#platform/postgres/cluster.ts';
import { socketPort } from '#platform/postgres/place.ts';
import { copyData } from '#testing/copy-data.ts';
import { type SignedIn, signIn } from '#testing/processes/http-client.ts';
import { type ServerProcess, serverProcess } from '#testing/processes/server-process.ts';
import { demoPassword } from './demo/people.ts';

const program = process.env['PGBOUNCER'] ?? 'pgbouncer';
const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(version) ?? []).map(Number);
const isUsable = major > 1 || minor >= 21;
const reason = isUsable
  ? ''
  : ' (skipped: install PgBouncer 1.21 or newer, or name the program in PGBOUNCER)';
const seeded = inject('seeded');

describe.skipIf(seeded === null || !isUsable)(`PgBouncer in transaction mode${reason}`, () => {
  let home: string;
  let postgres: Cluster;
  let bouncer: ChildProcess;
  let poolerUrl: string;
  let database: Database;
  let acme: number;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'waybill-pooled-'));
    chmodSync(home, 0o755);
    copyData(seeded ?? '', home);
    postgres = await startCluster({ dir: join(home, 'pg') });
    ({ bouncer, poolerUrl } = await startBouncer(home, postgres));
    // More connections than the pooler has to PostgreSQL: they change with each transaction.
    database = openDatabase(appUrl(poolerUrl), { connections: 20, isPooled: true });
    const [tenant] = await adminQuery(postgres.adminUrl)(
      `select id from tenancy.tenant_of_host('acme.localhost')`,
    );
    acme = Number(tenant?.['id']);
  });
  afterAll(async () => {
    await database.end();
    bouncer.kill('SIGINT');
    await once(bouncer, 'exit');
    await postgres.stop('immediate');
    rmSync(home, { recursive: true, force: true });
  });

  it('prepares statements by name on whichever connection runs them', async () => {
    const counts = await Promise.all(
      Array.from({ length: 200 }, () =>
        database.reading(systemScope(acme), (db) =>
          db.one<{ users: number }>(sql`select count(*)::int as users from identity."user"`),
        ),
      ),
    );
    expect(new Set(counts.map(({ users }) => users)).size).toBe(1);
    expect(counts[0]?.users).toBeGreaterThan(0);
  });

  it('leaves no tenant to the next transaction on the connection', async () => {
    const seen = async () =>
      (await database.outside<{ name: string }>(sql`select name from tenancy.tenant`)).length;
    await database.transaction(systemScope(acme), (db) => db.many(sql`select 1`));
    expect(await Promise.all(Array.from({ length: 20 }, seen))).toEqual(Array(20).fill(0));
  });

  it('limits how long a statement runs, although a pooler takes no settings', async () => {
    const { limit } = await database.reading(systemScope(acme), (db) =>
      db.one<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`),
    );
    expect(limit).toBe('30s');
  });

  it('holds an advisory lock until the end of its transaction, and no longer', async () => {
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction(systemScope(acme), async (db) => {
          await db.many(sql`select pg_advisory_xact_lock(22)`);
          most = Math.max(most, (running += 1));
          await db.many(sql`select pg_sleep(0.005)`);
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
  });

  describe('with a whole server behind it', () => {
    let server: ServerProcess;
    let ada: SignedIn;
    beforeAll(async () => {
      server = await serverProcess({
        DATABASE_URL: postgres.adminUrl,
        DATABASE_POOLER_URL: poolerUrl,
        WAYBILL_SECRET: 'pooled'.repeat(8),
      });
      await server.start();
      ada = await signIn(server.port, 'ada', demoPassword);
    });
    afterAll(() => server.remove());

    it('serves fifty bookings at once over four connections', async () => {
      const booked = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          ada.send(createOrUpdateBooking, {
            booking: aBooking({ orderNumber: `POOLED-${at}` }),
            operations: [],
          }),
        ),
      );
      expect(booked.map(({ status }) => status)).toEqual(Array(50).fill(200));
      const { items } = await ada.call(getBookings, { maxResultCount: 1000 });
      expect(items.filter(({ orderNumber }) => orderNumber?.startsWith('POOLED-'))).toHaveLength(
        50,
      );
      const used = await adminQuery(postgres.adminUrl)(`
        select from pg_stat_activity where usename = 'waybill_app' and application_name <> ''`);
      expect(used.length).toBeLessThanOrEqual(4);
    });

    it('runs background tasks and live updates on direct connections', async () => {
      const open = () =>
        adminQuery(postgres.adminUrl)(`
          select from graphile_worker.jobs where attempts < max_attempts and run_at <= now()`);
      await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 30_000 });
    });
  });
});

type Bouncer = { readonly bouncer: ChildProcess; readonly poolerUrl: string };

/** Starts PgBouncer in front of a cluster, with four connections to it. */
async function startBouncer(home: string, { adminUrl, dir }: Cluster): Promise<Bouncer> {
  const { runAs } = await postgresBinaries();
  const folder = join(home, 'bouncer');
  const admin = new URL(adminUrl);
  const host = admin.searchParams.get('host') ?? dir;
  const socketDir = mkdtempSync(join(tmpdir(), 'wb-'));
  const settings = `
[databases]
waybill = host=${host} port=${socketPort} dbname=waybill pool_size=4 auth_user=${admin.username}
[pgbouncer]
listen_addr =
unix_socket_dir = ${socketDir}
listen_port = 6432
auth_type = scram-sha-256
auth_file = ${folder}.users
auth_query = select rolname, rolpassword from pg_authid where rolname = $1
auth_dbname = waybill
pool_mode = transaction
max_client_conn = 200
max_prepared_statements = 200
`;
  writeFileSync(`${folder}.ini`, settings);
  writeFileSync(`${folder}.users`, `"${admin.username}" "${admin.password}"\n`);
  const { uid, gid } = runAs;
  for (const path of [`${folder}.ini`, `${folder}.users`, socketDir]) {
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  }
  const bouncer = spawn(program, ['-q', `${folder}.ini`], { ...runAs, stdio: 'ignore' });
  const url = new URL(adminUrl);
  url.port = '6432';
  url.searchParams.set('host', socketDir);
  await vi.waitFor(() => connects(appUrl(url.href)), { timeout: 10_000 });
  return { bouncer, poolerUrl: url.href };
}

async function connects(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.end();
}
