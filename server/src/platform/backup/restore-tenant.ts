/** Restores one tenant beside others, which stay as they are. */
import type { FileStore } from '@waybill/adapters/file-store';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../db/migrate.ts';
import type { ReportProgress } from './back-up.ts';
import { type BackupTable, type BackupTenant, type Manifest, verifyBackup } from './manifest.ts';
import { withoutTriggers } from './restore.ts';
import { copied, plainTexts, tenantFingerprintOf } from './tables.ts';
import { raiseSequences } from './tenant-sequences.ts';
import { type QueuedTask, queueTasks } from './tenant-tasks.ts';

export type TenantRestoreParts = {
  readonly folder: string;
  /** An installation of the version that wrote the backup; it may have other tenants. */
  readonly adminUrl: string;
  readonly migrations: string;
  readonly files: FileStore;
  readonly progress?: ReportProgress;
};

/** The backup, and the number that the tenant has here. */
export type RestoredTenant = { readonly manifest: Manifest; readonly tenantId: number };

/**
 * Restores the tenant of a backup: all of it, or none of its rows. Each table is compared with the
 * backup before the commit. The tenant gets a new number if its own is taken.
 * @throws Error with one sentence: a damaged file by name, a backup of another version, a tenant or
 *   host that exists here, or a table that differs after the restore
 */
export async function restoreTenant(parts: TenantRestoreParts): Promise<RestoredTenant> {
  const { folder, adminUrl, migrations } = parts;
  const manifest = await verifyBackup(folder);
  const { tenant } = manifest;
  if (tenant === undefined) throw new Error(`${folder} holds all tenants: leave out --tenant.`);
  await migrate(adminUrl, migrations);
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query(plainTexts);
    await insistOnSameVersion(client, manifest);
    await insistOnNewTenant(client, tenant);
    await withoutTriggers(client);
    const tenantId = await freeNumber(client, tenant);
    await loadTenant(client, { ...parts, manifest, tenantId });
    await client.query('commit');
    return { manifest, tenantId };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function insistOnSameVersion(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query<{ is_same: boolean }>(
    `select coalesce(array_agg(sha256 order by name), '{}') = $1 as is_same
     from public.schema_migration`,
    [migrations.map(({ sha256 }) => sha256)],
  );
  if (rows[0]?.is_same === true) return;
  throw new Error(
    'The backup was made by another version of Waybill: restore it with that version into an ' +
      'empty installation, update it, and back the tenant up again.',
  );
}

async function insistOnNewTenant(client: pg.Client, { guid, hosts }: BackupTenant): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select t.name from tenancy.tenant t where t.guid = $1
     union all
     select h.host from tenancy.host h where h.host = any ($2)`,
    [guid, hosts],
  );
  const [known] = rows;
  if (known !== undefined) throw new Error(`${known.name} exists here already.`);
}

/** Returns the tenant's own number, or a new one if another tenant has or had it here. */
async function freeNumber(client: pg.Client, { id }: BackupTenant): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `select case when exists (select from tenancy.tenant where tenant_id = $1)
       or exists (select from platform.shard_tenant where tenant_id = $1)
     then nextval('tenancy.tenant_tenant_id_seq') else $1::bigint end as id`,
    [id],
  );
  return Number(rows[0]?.id);
}

type Loading = TenantRestoreParts & {
  readonly manifest: Manifest;
  readonly tenantId: number;
};

async function loadTenant(client: pg.Client, loading: Loading): Promise<void> {
  const { manifest, tenantId, folder, files, progress = () => {} } = loading;
  for (const [done, table] of manifest.tables.entries()) {
    progress({ done, all: manifest.tables.length, next: table.name });
    await loadTable(client, table, loading);
    const { rows, fingerprint } = await tenantFingerprintOf(client, table, tenantId);
    if (rows === table.rows && fingerprint === table.fingerprint) continue;
    throw new Error(
      `${table.name} came back with ${rows} rows that are not the ${table.rows} of the backup.`,
    );
  }
  await raiseSequences(client, tenantId);
  await client.query('insert into platform.shard_tenant (tenant_id) values ($1)', [tenantId]);
  // Processes that have looked its hosts up in vain do so again.
  await client.query(`select pg_notify('waybill_identity', $1)`, [tenantId]);
  const tasks = readFileSync(join(folder, manifest.tenant?.tasks.path ?? ''), 'utf8');
  await queueTasks(client, tenantId, JSON.parse(tasks) as readonly QueuedTask[]);
  for (const { key, file } of manifest.files) {
    const here = `${tenantId}/${key.slice(key.indexOf('/') + 1)}`;
    await files.put(here, readFileSync(join(folder, file.path)));
  }
}

const loadTable = (client: pg.Client, table: BackupTable, { folder, tenantId }: Loading) =>
  pipeline(
    createReadStream(join(folder, table.file.path)),
    createGunzip(),
    numbered(tenantId),
    client.query(copyFrom(`copy ${copied(table)} from stdin`)),
  );

const newline = 0x0a;
const tab = 0x09;

/**
 * Replaces the first column, the tenant's number, of each row. COPY escapes tabs and line feeds
 * within values.
 */
export function numbered(tenantId: number): Transform {
  const number = Buffer.from(String(tenantId));
  let isInNumber = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const pieces: Buffer[] = [];
      for (let at = 0; at < chunk.length; ) {
        const next = isInNumber ? endOfNumber(chunk, at) : chunk.indexOf(newline, at);
        const end = next === -1 ? chunk.length : next + (isInNumber ? 0 : 1);
        if (!isInNumber) pieces.push(chunk.subarray(at, end));
        else if (next !== -1) pieces.push(number);
        if (next !== -1) isInNumber = !isInNumber;
        at = end;
      }
      done(null, Buffer.concat(pieces));
    },
  });
}

/** The position of the tab or line feed that ends a number, or -1. */
function endOfNumber(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at += 1) {
    if (chunk[at] === tab || chunk[at] === newline) return at;
  }
  return -1;
}
