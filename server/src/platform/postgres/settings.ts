/**
 * The configuration of our PostgreSQL, entirely on its command line, with nothing in the data
 * folder.
 */
import type { ClientBase } from 'pg';
import { socketPort } from './place.ts';

export type ServerSettings = {
  readonly dir: string;
  readonly socketDir: string;
  readonly durable: boolean;
  /** Settings for an archive or a recovery, by name. */
  readonly more?: Readonly<Record<string, string>> | undefined;
};

const always = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  // Parallel workers share memory through /dev/shm, which a container may limit to 64 MB.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
};

/** A test's data may be lost with the machine, and tests run a third faster without durability. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/**
 * Has every segment of the write-ahead log copied into a folder when it is full, and after a minute
 * with changes.
 */
export const archiveSettings = (folder: string): Readonly<Record<string, string>> => ({
  archive_mode: 'on',
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': folder,
  archive_timeout: '60s',
});

const promised = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'] as const;

export function serverArguments(options: ServerSettings): readonly string[] {
  const { dir, socketDir, durable, more } = options;
  const settings = { ...always, ...(durable ? {} : forgetful), ...more };
  const named = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dir, '-k', socketDir, '-p', String(socketPort), ...named];
}

/**
 * Checks that commits are durable (reliability of the default installation).
 *
 * @throws Error naming the settings that are off.
 */
export async function assertDurable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [promised],
  );
  const off = rows.filter((row) => row.setting !== 'on').map((row) => row.name);
  if (rows.length === promised.length && off.length === 0) return;
  throw new Error(`PostgreSQL would not keep what it commits: ${off.join(', ')} must be on.`);
}
