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

const promised = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'] as const;

export function serverArguments({ dir, socketDir, durable }: ServerSettings): readonly string[] {
  const settings = { ...always, ...(durable ? {} : forgetful) };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dir, '-k', socketDir, '-p', String(socketPort), ...options];
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
