/** Restores a backup into an empty installation and verifies that it matches what was saved. */
import type { FileStore } from '@waybill/adapters/file-store';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../db/migrate.ts';
import type { ReportProgress } from './back-up.ts';
import { type BackupTable, type Manifest, verifyBackup } from './manifest.ts';
import { copied, fingerprintOf, plainTexts, tablesOf } from './tables.ts';

export type RestoreParts = {
  readonly folder: string;
  /** An empty database, or one touched only by migrations. */
  readonly adminUrl: string;
  readonly migrations: string;
  readonly files: FileStore;
  /** Stores the installation's secret, if the backup contains it. */
  readonly storeSecret: (secret: string) => void;
  readonly progress?: ReportProgress;
};

/**
 * Restores a backup: all of it, or none of its rows. The backup is verified against its checksums
 * before the database is changed, and the database against the backup before the commit. A backup
 * of an older version is restored as that version and then migrated.
 * @throws Error with one sentence: a damaged file by name, a target that is not empty, or a table
 *   that differs after the restore
 */
export async function restoreBackup(parts: RestoreParts): Promise<Manifest> {
  const { folder, adminUrl, migrations } = parts;
  const manifest = await verifyBackup(folder);
  if (manifest.tenant !== undefined) {
    throw new Error(`${folder} holds the tenant ${manifest.tenant.name} alone: add --tenant.`);
  }
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await insistOnEmpty(client);
    await migrate(adminUrl, migrations, manifest.migrations);
    await client.query('begin');
    await client.query(plainTexts);
    await loadRows(parts, manifest, client);
    await compareRows(manifest, client);
    for (const { key, file } of manifest.files) {
      await parts.files.put(key, readFileSync(join(folder, file.path)));
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
  if (manifest.secret !== null) {
    parts.storeSecret(readFileSync(join(folder, manifest.secret.path), 'utf8'));
  }
  await migrate(adminUrl, migrations);
  return manifest;
}

async function insistOnEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string | null }>(
    `select to_regclass('tenancy.tenant')::text as table`,
  );
  if (rows[0]?.table == null) return;
  const { rowCount } = await client.query('select from tenancy.tenant limit 1');
  if (rowCount === 0) return;
  throw new Error('There are tenants already: a backup is restored into an empty place only.');
}

async function loadRows(parts: RestoreParts, manifest: Manifest, client: pg.Client): Promise<void> {
  const { folder, progress = () => {} } = parts;
  const here = await tablesOf(client);
  const known = new Set(here.map(({ name }) => name));
  const strange = manifest.tables.find(({ name }) => !known.has(name));
  if (strange !== undefined) {
    throw new Error(`This version of Waybill does not know the table ${strange.name}.`);
  }
  await withoutTriggers(client);
  await client.query(`truncate ${here.map(({ name }) => name).join(', ')}`);
  for (const [done, table] of manifest.tables.entries()) {
    progress({ done, all: manifest.tables.length, next: table.name });
    await loadTable(client, table, folder);
  }
  for (const { name, last } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
  }
}

/** Loads rows unchanged: foreign keys are not checked row by row and no history is recorded. */
export async function withoutTriggers(client: pg.Client): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica');
  } catch (cause) {
    const advice = 'name a superuser, or one who may set session_replication_role';
    throw new Error(`DATABASE_URL: this role may not restore: ${advice}.`, { cause });
  }
}

const loadTable = (client: pg.Client, table: BackupTable, folder: string): Promise<void> =>
  pipeline(
    createReadStream(join(folder, table.file.path)),
    createGunzip(),
    client.query(copyFrom(`copy ${copied(table)} from stdin`)),
  );

async function compareRows(manifest: Manifest, client: pg.Client): Promise<void> {
  for (const table of manifest.tables) {
    const { rows, fingerprint } = await fingerprintOf(client, table);
    if (rows === table.rows && fingerprint === table.fingerprint) continue;
    throw new Error(
      `${table.name} came back with ${rows} rows that are not the ${table.rows} of the backup.`,
    );
  }
}
