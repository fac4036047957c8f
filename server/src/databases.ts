/** The PostgreSQL servers of an installation: which there are, and what each needs at the start. */
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addUnNumbers } from '#contexts/dangerousGoods/un-codes/reference-data.ts';
import { addShippedPostalFiles } from '#contexts/lookups/locations/shipped-files.ts';
import { addReferenceData } from '#contexts/lookups/locations/reference-data.ts';
import { startArchiving } from '#platform/archive/archiving.ts';
import { secretMarkOf } from '#platform/backup/manifest.ts';
import { type Config, hasOwnDatabase } from '#platform/config.ts';
import { examineExternal } from '#platform/db/external.ts';
import { isUnavailable } from '#platform/db/failures.ts';
import { migrate } from '#platform/db/migrate.ts';
import { prepareShards } from '#platform/shards/shard-setup.ts';
import type { NamedUrl } from '#platform/shards/sharded-database.ts';
import { filesOf } from '#platform/files/store-of.ts';
import { createHasher } from '#platform/hashing.ts';
import { type Cluster, startCluster } from '#platform/postgres/cluster.ts';
import { readOrCreateSecret } from '#platform/secret.ts';
import { newestDemoDay } from './demo/demo-day.ts';
import { needsDemoData } from './demo/seeded.ts';

const databaseFolder = resolve(import.meta.dirname, '../../database');
const retry_ms = 5_000;

/**
 * Returns the administrators' URLs of the databases: external ones, or our own, which is started.
 * @param running receives what stops our own
 */
export async function databasesOf(
  config: Config,
  running: (() => Promise<void>)[],
): Promise<readonly NamedUrl[]> {
  if (config.databaseShards !== null) return config.databaseShards;
  if (config.databaseUrl !== null) return [{ name: 'main', url: config.databaseUrl }];
  const { archiveDays: days } = config;
  const starting = startCluster({ dir: join(config.dataDir, 'pg'), archives: days > 0 });
  running.unshift(async () => (await starting).stop());
  const cluster = await starting;
  if (days > 0) archive(config, cluster, running);
  return [{ name: 'main', url: cluster.adminUrl }];
}

function archive(config: Config, cluster: Cluster, running: (() => Promise<void>)[]): void {
  const { archiveDays: days, dataDir } = config;
  const secretMark = secretMarkOf(config.secret ?? readOrCreateSecret(dataDir));
  const store = filesOf(config);
  const archiving = startArchiving({
    cluster,
    store,
    days,
    secretMark,
    clock: () => new Date(),
  });
  // After PostgreSQL, which archives the rest of its log when it stops.
  running.push(archiving.stop);
}

/**
 * Prepares each database.
 * @returns the shards that do not respond; only their own tenants wait for them
 * @throws if a database is refused, or none responds
 */
export async function prepareDatabases(
  config: Config,
  databases: readonly NamedUrl[],
): Promise<readonly NamedUrl[]> {
  if (config.databaseShards === null) {
    for (const { url } of databases) await prepareDatabase(config, url);
    return [];
  }
  const missing: NamedUrl[] = [];
  for (const shard of databases) {
    try {
      await prepareDatabase(config, shard.url);
    } catch (error) {
      if (!isUnavailable(causeOf(error))) throw error;
      console.warn(`Shard ${shard.name} does not respond: its tenants wait.`);
      missing.push(shard);
    }
  }
  if (missing.length === databases.length) throw new Error('DATABASE_SHARDS: no shard responds.');
  if (missing.length === 0) await reportShards(databases);
  return missing;
}

const causeOf = (error: unknown): unknown => (error as Error | null)?.cause ?? error;

/** Prepares the missing databases once each responds, and calls `register` for each. */
export async function prepareLater(
  config: Config,
  { databases, missing }: Readonly<Record<'databases' | 'missing', readonly NamedUrl[]>>,
  register: (database: NamedUrl) => Promise<void>,
): Promise<void> {
  for (;;) {
    await sleep(retry_ms, undefined, { ref: false });
    try {
      for (const database of missing) {
        await prepareDatabase(config, database.url);
        await register(database);
      }
      return await reportShards(databases);
    } catch (error) {
      if (!isUnavailable(causeOf(error))) return console.error(error);
    }
  }
}

async function reportShards(databases: readonly NamedUrl[]): Promise<void> {
  for (const problem of await prepareShards(databases)) console.warn(problem);
}

/** Migrates a database, and adds what every installation needs, and the demo data if wanted. */
async function prepareDatabase(config: Config, adminUrl: string): Promise<void> {
  if (!hasOwnDatabase(config)) {
    for (const advice of await examineExternal(adminUrl)) console.warn(advice);
  }
  await migrate(adminUrl, join(databaseFolder, 'migrations'));
  await addReferenceData(adminUrl);
  await addShippedPostalFiles(adminUrl, join(databaseFolder, 'localities'));
  await addUnNumbers(adminUrl);
  if (config.databaseShards === null) await seed(config, adminUrl);
}

/** Seeds demo data if the database is empty and this is not production. */
async function seed(config: Config, adminUrl: string): Promise<void> {
  if (config.environment === 'production' || !(await needsDemoData(adminUrl))) return;
  console.log('First start: seeding the demo data …');
  // Imported here because it loads the demo data of all contexts, which later starts do not need.
  const { seedDemoData } = await import('./demo/seed.ts');
  await seedDemoData(adminUrl, {
    hasher: createHasher(),
    now: newestDemoDay(new Date()),
    files: filesOf(config),
    isForPeople: true,
  });
}
