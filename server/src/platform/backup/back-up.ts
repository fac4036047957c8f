/** Copies all stored data (rows, files, secret), or that of one tenant, while the server runs. */
import type { FileStore } from '@waybill/adapters/file-store';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  type BackupFile,
  type BackupTable,
  type BackupTenant,
  type Manifest,
  writeManifest,
} from './manifest.ts';
import {
  type BackupTableColumns,
  fingerprintOf,
  plainTexts,
  rowsOf,
  tablesOf,
  tenantFingerprintOf,
  tenantTablesOf,
} from './tables.ts';
import { tasksOf } from './tenant-tasks.ts';

/** Progress of a long operation: `done` of `all`, and what comes next. */
export type ReportProgress = (step: { done: number; all: number; next: string }) => void;

export type BackupParts = {
  readonly adminUrl: string;
  readonly files: FileStore;
  /** The secret if it is stored in the data folder, null if it comes from the environment. */
  readonly secret: string | null;
  /** The target of the backup: a missing or empty folder. */
  readonly folder: string;
  /** The only tenant to back up; absent for the whole installation. */
  readonly tenant?: OneTenant;
  readonly progress?: ReportProgress;
};

type OneTenant = { readonly id: number; readonly secretMark: string };

/**
 * Writes a consistent backup into a folder while the server keeps running. The folder contains
 * secrets and is readable by its owner only.
 * @throws Error with one sentence if the folder is in use or the role cannot see all rows
 */
export async function backUp(parts: BackupParts): Promise<Manifest> {
  const { folder, adminUrl } = parts;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty: name a new folder for the backup.`);
  }
  mkdirSync(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await insistOnSeeingAll(client);
    await client.query('begin isolation level repeatable read, read only');
    await client.query(plainTexts);
    const manifest = await copyAll(parts, client);
    await client.query('commit');
    writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

async function copyAll(parts: BackupParts, client: pg.Client): Promise<Manifest> {
  const { folder, tenant, progress = () => {} } = parts;
  const { rows: moment } = await client.query<{ at: Date }>('select now() as at');
  const [tables, migrations, sequences, keys] = [
    tenant === undefined ? await tablesOf(client) : await tenantTablesOf(client),
    await client.query('select name, sha256 from public.schema_migration order by name'),
    await client.query<{ name: string; last: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
       from pg_sequences where last_value is not null order by 1`,
    ),
    await fileKeys(client, tenant),
  ];
  const all = tables.length + keys.length;
  const saved: BackupTable[] = [];
  for (const [done, table] of tables.entries()) {
    progress({ done, all, next: table.name });
    const file = await copyTable(client, table, parts);
    const fingerprint =
      tenant === undefined
        ? await fingerprintOf(client, table)
        : await tenantFingerprintOf(client, table, tenant.id);
    saved.push({ ...table, columns: [...table.columns], ...fingerprint, file });
  }
  const { files, missing } = await copyFiles(parts, keys, (done, next) =>
    progress({ done: tables.length + done, all, next }),
  );
  return {
    format: 1,
    at: (moment[0]?.at ?? new Date(0)).toISOString(),
    migrations: migrations.rows as Manifest['migrations'],
    tables: saved,
    sequences: tenant === undefined ? sequences.rows : [],
    files,
    missing,
    secret: parts.secret === null ? null : save(folder, 'secret', Buffer.from(parts.secret)),
    ...(tenant === undefined ? {} : { tenant: await describeTenant(client, tenant, folder) }),
  };
}

/** Refuses any other role, for which row-level security would silently omit rows from the copy. */
async function insistOnSeeingAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean }>(
    'select rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  );
  if (rows[0]?.sees === true) return;
  throw new Error(
    'DATABASE_URL: this role does not see the rows of all tenants: name a superuser or one ' +
      'with bypassrls, or use the backups of your PostgreSQL.',
  );
}

async function copyTable(
  client: pg.Client,
  table: BackupTableColumns,
  { folder, tenant }: BackupParts,
): Promise<BackupFile> {
  const path = `tables/${table.name.replaceAll('"', '')}.copy.gz`;
  const meter = metered();
  await pipeline(
    client.query(copyTo(`copy ${rowsOf(table, tenant?.id)} to stdout`)),
    createGzip({ level: constants.Z_BEST_SPEED }),
    meter.through,
    createWriteStream(join(folder, path), { mode: 0o600, flush: true }),
  );
  return { path, ...meter.read() };
}

/** Writes the tenant's queued tasks, and returns what identifies the tenant. */
async function describeTenant(
  client: pg.Client,
  { id, secretMark }: OneTenant,
  folder: string,
): Promise<BackupTenant> {
  const { rows } = await client.query<Pick<BackupTenant, 'guid' | 'name' | 'hosts'>>(
    `select t.guid, t.name, array(
       select h.host from tenancy.host h where h.tenant_id = t.tenant_id order by h.host) as hosts
     from tenancy.tenant t where t.tenant_id = $1`,
    [id],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`There is no tenant ${id}.`);
  const tasks = save(folder, 'tasks.json', Buffer.from(JSON.stringify(await tasksOf(client, id))));
  return { id, ...found, tasks, secretMark };
}

async function fileKeys(
  client: pg.Client,
  tenant: OneTenant | undefined,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select tenant_id || '/' || id as key from platform.stored_file
     where tenant_id = coalesce($1, tenant_id) order by 1`,
    [tenant?.id ?? null],
  );
  return rows.map(({ key }) => key);
}

async function copyFiles(
  { files: store, folder }: BackupParts,
  keys: readonly string[],
  progress: (done: number, next: string) => void,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const [done, key] of keys.entries()) {
    progress(done, key);
    const bytes = await store.get(key);
    if (bytes === null) missing.push(key);
    else files.push({ key, file: save(folder, `files/${key}`, bytes) });
  }
  return { files, missing };
}

function save(folder: string, path: string, bytes: Buffer): BackupFile {
  mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, path), bytes, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, bytes: bytes.length, sha256 };
}

/** Counts and hashes the bytes that pass through. */
function metered() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, read: () => ({ bytes, sha256: hash.digest('hex') }) };
}
