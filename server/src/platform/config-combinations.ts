import type { Config } from './config.ts';

/** @throws Error with one sentence for values that do not go together */
export function refuseCombinations(config: Config): void {
  const { databaseUrl, databaseShards, databaseReplicaUrl, databasePoolers } = config;
  const { environment, secret, archiveDays } = config;
  const ownsDatabase = (databaseUrl ?? databaseShards) === null;
  if (databaseShards !== null && (databaseUrl ?? databaseReplicaUrl) !== null) {
    throw new Error('DATABASE_SHARDS replaces DATABASE_URL and DATABASE_REPLICA_URL: unset them.');
  }
  const names = databaseShards?.map(({ name }) => name) ?? ['main'];
  if (databasePoolers?.some(({ name }) => !names.includes(name)) === true) {
    throw new Error('DATABASE_POOLER_URL names a shard that DATABASE_SHARDS does not name.');
  }
  if (archiveDays > 0 && !ownsDatabase) {
    throw new Error('WAYBILL_ARCHIVE_DAYS is for the embedded database: unset one of the two.');
  }
  if (environment === 'production' && !ownsDatabase && secret === null) {
    const name = databaseShards === null ? 'DATABASE_URL' : 'DATABASE_SHARDS';
    throw new Error(`WAYBILL_SECRET is required in production with ${name}.`);
  }
}
