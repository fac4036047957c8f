/** One PostgreSQL for a whole test run, with a migrated template that each test file clones. */
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { addUnNumbers } from '#contexts/dangerousGoods/reference-data.ts';
import { addReferenceData } from '#contexts/lookups/reference-data.ts';
import { startCluster } from '#platform/postgres/cluster.ts';
import { adminQuery, databaseUrl } from '#platform/db/connection.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createHasher } from '#platform/hashing.ts';
import { demoNow } from '../town/people.ts';
import { seedTown } from '../town/seed.ts';
import { forgetDeadRuns } from './dead-runs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The administrator of the run's PostgreSQL, database `postgres`. */
    readonly adminUrl: string;
  }
}

const migrations = resolve(import.meta.dirname, '../../../database/migrations');
const prefix = 'waybill-run-';
const enoughBytes = 2e9;

/**
 * Vitest's global setup. TEST_DATABASE_URL takes a PostgreSQL of somebody else's instead, whose
 * superuser it names: so that a version can be tried.
 */
export default async function databaseOfTheRun(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'];
  if (external === undefined) return ownDatabase(project);
  await furnish(project, external);
  return async () => {
    for (const name of templates) await dropDatabase(external, name);
  };
}

async function ownDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = fastestFolder();
  await forgetDeadRuns(folder, prefix);
  const dir = mkdtempSync(join(folder, prefix));
  // PostgreSQL runs as another user when the tests run as root, and must be able to enter.
  chmodSync(dir, 0o755);
  const cluster = await startCluster({ dir: join(dir, 'pg'), durable: false });
  const tearDown = async (): Promise<void> => {
    await cluster.stop('immediate');
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await furnish(project, databaseUrl(cluster.adminUrl, 'postgres'));
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}

const templates = ['template_empty', 'template_town'] as const;

const dropDatabase = (adminUrl: string, name: string) =>
  adminQuery(adminUrl)(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);

async function furnish(project: TestProject, adminUrl: string): Promise<void> {
  for (const name of templates) await dropDatabase(adminUrl, name);
  await makeTemplate(adminUrl, 'template_empty');
  await cloneTemplate(adminUrl, 'template_town');
  await seedTown(databaseUrl(adminUrl, 'template_town'), { hasher: createHasher(), now: demoNow });
  // As in a database that has lived for a minute: guessed plans took a third of the processor.
  await adminQuery(databaseUrl(adminUrl, 'template_town'))('analyze');
  project.provide('adminUrl', adminUrl);
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
 * Memory where there is enough: the run's data are forgotten anyway, and a container may have
 * little.
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
