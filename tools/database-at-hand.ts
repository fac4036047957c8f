// The database for a command: the external one, that of a running server, or one started for it.
import { join, resolve } from 'node:path';
import type { Config } from '../server/src/platform/config.ts';
import type { NamedUrl } from '../server/src/platform/shards/sharded-database.ts';
import { runningCluster, startCluster } from '../server/src/platform/postgres/cluster.ts';

export const migrationsFolder = resolve(import.meta.dirname, '../database/migrations');

/** Runs `work` with every shard; with one PostgreSQL, that is the only one. */
export async function withShards(
  config: Config,
  work: (shards: readonly NamedUrl[]) => Promise<void>,
): Promise<void> {
  if (config.databaseShards !== null) return work(config.databaseShards);
  return withDatabase(config, (url) => work([{ name: 'main', url }]));
}

/**
 * Runs `work` with the administrator's address; PostgreSQL is started for its duration.
 * @throws Error with one sentence if there are several
 */
export async function withDatabase(
  { databaseUrl, databaseShards, dataDir }: Config,
  work: (adminUrl: string) => Promise<void>,
): Promise<void> {
  if (databaseShards !== null) {
    throw new Error('Name one shard: unset DATABASE_SHARDS, and set DATABASE_URL to its URL.');
  }
  const dir = join(dataDir, 'pg');
  const running = databaseUrl ?? runningCluster(dir);
  if (running !== null) return work(running);
  const cluster = await startCluster({ dir });
  try {
    await work(cluster.adminUrl);
  } finally {
    await cluster.stop();
  }
}

/** Runs a command; an error is printed as one sentence with exit code 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Resolves a path against the user's folder: npm starts scripts in the project's folder. */
export const fromWhereOneStands = (path: string): string =>
  resolve(process.env['INIT_CWD'] ?? '.', path);
