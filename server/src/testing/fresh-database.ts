/** A separate database for a test file. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from '#platform/db/connection.ts';

export type FreshDatabase = {
  /** The administrator URL; `appUrl(adminUrl)` is the app's. */
  readonly adminUrl: string;
  /** Drops the database, closing open connections. */
  readonly drop: () => Promise<void>;
};

/**
 * Clones a template: `empty` is migrated and has no rows, `demo` has the demo data. Takes some 50
 * ms.
 */
export async function freshDatabase(template: 'empty' | 'demo' = 'empty'): Promise<FreshDatabase> {
  const server = inject('adminUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runStatement(
    server,
    `create database ${name} template template_${template} strategy file_copy`,
  );
  return {
    adminUrl: databaseUrl(server, name),
    drop: () => runStatement(server, `drop database if exists ${name} with (force)`),
  };
}

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
