/** The PostgreSQL of a test run, with a migrated template that each test file clones. */
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { addUnNumbers } from '#contexts/dangerousGoods/un-codes/reference-data.ts';
import { addReferenceData } from '#contexts/lookups/locations/reference-data.ts';
import { type Cluster, startCluster } from '#platform/postgres/cluster.ts';
import { postgresProcessOf } from '#platform/postgres/pid-file.ts';
import { adminQuery, databaseUrl } from '#platform/db/connection.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createHasher } from '#platform/hashing.ts';
import { demoNow } from '../demo/people.ts';
import { seedDemoData } from '../demo/seed.ts';
import { copyData } from './copy-data.ts';
import { forgetDeadRuns } from './dead-runs.ts';

const migrations = resolve(import.meta.dirname, '../../../database/migrations');
const prefix = 'waybill-run-';
const enoughBytes = 2e9;

export type SeededPostgres = {
  /** The administrator URL, database `postgres`. */
  readonly adminUrl: string;
  /** The folder of a seeded database, for servers that run their own PostgreSQL; or null. */
  readonly seeded: string | null;
  readonly stop: () => Promise<void>;
};

/** Fills a PostgreSQL that runs elsewhere, by its superuser. */
export async function seedExternal(adminUrl: string): Promise<SeededPostgres> {
  await seed(adminUrl);
  const stop = async (): Promise<void> => {
    for (const name of templates) await dropDatabase(adminUrl, name);
  };
  return { adminUrl, seeded: null, stop };
}

/** Starts and fills a PostgreSQL. */
export async function startSeeded(): Promise<SeededPostgres> {
  const folder = fastestFolder();
  await forgetDeadRuns(folder, prefix);
  const dir = mkdtempSync(join(folder, prefix));
  // PostgreSQL runs as another user when the tests run as root, and must be able to enter.
  chmodSync(dir, 0o755);
  // An interrupted run has no tear-down.
  process.once('exit', () => forgetNow(dir));
  const options = { dir: join(dir, 'pg'), durable: false };
  const seeded = join(dir, 'seeded');
  let cluster = await startCluster(options);
  const stop = async (): Promise<void> => {
    await cluster.stop('immediate');
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await seed(databaseUrl(cluster.adminUrl, 'postgres'));
    await renameDatabase(cluster, 'template_demo', appDatabase);
    await cluster.stop();
    copyData(dir, seeded);
    cluster = await startCluster(options);
    await renameDatabase(cluster, appDatabase, 'template_demo');
    return { adminUrl: databaseUrl(cluster.adminUrl, 'postgres'), seeded, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Stops the PostgreSQL of the run and deletes its data, if any is left, when the process ends. */
function forgetNow(dir: string): void {
  const left = postgresProcessOf(join(dir, 'pg'));
  if (left !== null) process.kill(left.pid, 'SIGQUIT');
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}

const templates = ['template_empty', 'template_demo'] as const;

const dropDatabase = (adminUrl: string, name: string) =>
  adminQuery(adminUrl)(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);

async function seed(adminUrl: string): Promise<void> {
  for (const name of templates) await dropDatabase(adminUrl, name);
  await makeTemplate(adminUrl, 'template_empty');
  await cloneTemplate(adminUrl, 'template_demo');
  await seedDemoData(databaseUrl(adminUrl, 'template_demo'), {
    hasher: createHasher(),
    now: demoNow,
  });
  // As autovacuum does within a minute: without statistics the plans took a third of the processor
  // time.
  await adminQuery(databaseUrl(adminUrl, 'template_demo'))('analyze');
}

/** The database name of a server with its own PostgreSQL. */
const appDatabase = 'waybill';

/** Renames the demo data from a template to the database of the app, or back. */
async function renameDatabase(cluster: Cluster, from: string, to: string): Promise<void> {
  const admin = databaseUrl(cluster.adminUrl, 'postgres');
  await dropDatabase(admin, to);
  await adminQuery(admin)(`alter database ${from} rename to ${to}`);
}

async function makeTemplate(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${pg.escapeIdentifier(name)}`);
  await client.end();
  await migrate(databaseUrl(adminUrl, name), migrations);
  await addReferenceData(databaseUrl(adminUrl, name));
  await addUnNumbers(databaseUrl(adminUrl, name));
}

async function cloneTemplate(adminUrl: string, name: string): Promise<void> {
  await adminQuery(adminUrl)(
    `create database ${pg.escapeIdentifier(name)} template template_empty strategy file_copy`,
  );
}

/**
 * Returns a folder in memory if there is enough: the data is temporary, and a container may have
 * little memory.
 */
function fastestFolder(): string {
  try {
    accessSync('/dev/shm', constants.W_OK);
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > enoughBytes ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}
