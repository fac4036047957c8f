/** Migrates a database to the schema that this build expects. */
import type pg from 'pg';
import { asAdmin } from './connection.ts';
import { lockTimedOut } from './failures.ts';
import { readMigrations, type Migration } from './migration-files.ts';
import { migrateQueue } from './queue-schema.ts';
import { prepareRoles } from './roles.ts';

/** An arbitrary number on which all nodes must agree. */
const migrationLock = 7_331_001;

/**
 * Runs the missing migrations, each in its own transaction, after the roles, the extensions and the
 * background queue. Nodes that start at the same time wait up to 60 s for the one that migrates.
 * The database of `adminUrl` must exist. Migrations of a newer version that only add are accepted:
 * an older process may start again while the newer ones are being rolled out.
 *
 * @param only the migrations of an older version, to create that version's database.
 * @returns the names of the files that ran.
 * @throws Error naming the file if a migration fails, was edited after it ran, or is unknown to
 *   this build and takes away what it uses.
 */
export async function migrate(
  adminUrl: string,
  dir: string,
  only?: readonly Ran[],
): Promise<readonly string[]> {
  const migrations = chosenOf(await readMigrations(dir), only);
  return asAdmin(adminUrl, async (client) => {
    await lockMigrations(client);
    await migrateQueue(adminUrl, await prepareRoles(client, adminUrl));
    const missing = missingOf(migrations, await alreadyRun(client));
    for (const migration of missing) await run(client, migration);
    return missing.map(({ name }) => name);
  });
}

/** A migration that has run on some database, by name and content. */
export type Ran = { readonly name: string; readonly sha256: string };

function chosenOf(
  migrations: readonly Migration[],
  only: readonly Ran[] | undefined,
): readonly Migration[] {
  if (only === undefined) return migrations;
  return only.map(({ name, sha256 }) => {
    const known = migrations.find((m) => m.name === name && m.sha256 === sha256);
    if (known !== undefined) return known;
    throw new Error(`This version of Waybill does not know the migration ${name} as it ran.`);
  });
}

async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = '60s'`);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
  } catch (cause) {
    if (!lockTimedOut(cause)) throw cause;
    throw new Error('Another server has been migrating this database for 60 s.', { cause });
  }
  // A migration that cannot lock its table soon must not block running requests.
  await client.query(`set lock_timeout = '5s'`);
}

type Done = { readonly sha256: string; readonly isAdditive: boolean };

async function alreadyRun(client: pg.Client): Promise<ReadonlyMap<string, Done>> {
  await client.query(
    `create table if not exists public.schema_migration (
       name text primary key,
       sha256 text not null,
       ran_at timestamptz not null default now(),
       is_additive boolean not null default false
     )`,
  );
  await addIsAdditive(client);
  const { rows } = await client.query<{ name: string; sha256: string; is_additive: boolean }>(
    'select name, sha256, is_additive from public.schema_migration',
  );
  return new Map(
    rows.map(({ name, sha256, is_additive: isAdditive }) => [name, { sha256, isAdditive }]),
  );
}

/** Adds the column to a table of an older version; a table that has it is not locked. */
async function addIsAdditive(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_attribute
     where attrelid = 'public.schema_migration'::regclass and attname = 'is_additive'`,
  );
  if (rowCount !== 0) return;
  await client.query(
    'alter table public.schema_migration add is_additive boolean not null default false',
  );
}

function missingOf(
  migrations: readonly Migration[],
  done: ReadonlyMap<string, Done>,
): readonly Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const refused = [...done]
    .filter(([name, { isAdditive }]) => !known.has(name) && !isAdditive)
    .map(([name]) => name)
    .toSorted();
  if (refused.length > 0) {
    const advice = 'start that version or a later one';
    throw new Error(`A newer version migrated this database (${refused.join(', ')}): ${advice}.`);
  }
  for (const { name, sha256 } of migrations) {
    if ((done.get(name)?.sha256 ?? sha256) !== sha256) {
      throw new Error(`Migration ${name} was edited after it ran: undo that, add a new file.`);
    }
  }
  return migrations.filter(({ name }) => !done.has(name));
}

async function run(client: pg.Client, migration: Migration): Promise<void> {
  const { name, sql, sha256, inTransaction, isAdditive } = migration;
  try {
    if (inTransaction) await client.query('begin');
    await client.query(sql);
    await client.query(
      'insert into public.schema_migration (name, sha256, is_additive) values ($1, $2, $3)',
      [name, sha256, isAdditive],
    );
    if (inTransaction) await client.query('commit');
  } catch (error) {
    // Keep the original error, whether or not the rollback succeeds.
    if (inTransaction) await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name}: ${(error as Error).message}`, { cause: error });
  }
}
