/** Migrates the tables of the background queue with the library's own migrations. */
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const silent = new Logger(() => () => undefined);

/**
 * Migrates the schema `graphile_worker` to the latest version; `owner` (null: the administrator)
 * owns it.
 */
export async function migrateQueue(adminUrl: string, owner: string | null): Promise<void> {
  const role = owner === null ? {} : { options: `-c role=${owner}` };
  const pgPool = new pg.Pool({ connectionString: adminUrl, max: 1, ...role });
  // Without an error listener a connection error would end the process; the next query reports it.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool, logger: silent });
  } finally {
    await pgPool.end();
  }
}
