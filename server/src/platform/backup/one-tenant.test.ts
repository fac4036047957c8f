import { folderStore } from '@waybill/adapters/file-store';
import * as booking from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { backUp } from './back-up.ts';
import { findTenant } from './find-tenant.ts';
import type { Manifest } from './manifest.ts';
import { numbered, restoreTenant } from './restore-tenant.ts';
import { restoreBackup } from './restore.ts';
import { tenantFingerprintOf, tenantTablesOf } from './tables.ts';

const migrations = resolve(import.meta.dirname, '../../../../database/migrations');
const desk = mkdtempSync(join(tmpdir(), 'waybill-tenant-backup-'));
const folder = join(desk, 'backup');
const fileId = '33333333-3333-4333-8333-333333333333';
let testApp: TestApp;
let manifest: Manifest;
let acmeId: number;

beforeAll(async () => {
  testApp = await openTestApp();
  acmeId = testApp.acme.id;
  const kim = await testApp.acme.as('kim');
  await kim.call(booking.createOrUpdateBooking, { booking: aBooking(), operations: [] });
  await testApp.files.put(`${acmeId}/${fileId}`, Buffer.from('bytes'));
  await testApp.acme.inTransaction((db) =>
    db.run(sql`
      insert into platform.stored_file (
        tenant_id, id, token_hash, file_name, file_type, size_bytes, purpose, created_at
      ) values (platform.tenant_id(), ${fileId}, 'x', 'a.txt', 'text/plain', 5, 'asset', now())`),
  );
  const tenant = { id: acmeId, secretMark: 'mark' };
  manifest = await backUp({ ...testApp, secret: null, folder, tenant });
});
afterAll(async () => {
  await testApp.close();
  rmSync(desk, { recursive: true });
});

const files = folderStore(join(desk, 'files'));
const restoreInto = (adminUrl: string) => restoreTenant({ folder, adminUrl, migrations, files });

/** Returns the rows of each table of a tenant as numbers that do not depend on its own. */
async function fingerprintsOf(adminUrl: string, tenantId: number) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const prints: Record<string, unknown> = {};
  for (const table of await tenantTablesOf(client)) {
    prints[table.name] = await tenantFingerprintOf(client, table, tenantId);
  }
  await client.end();
  return prints;
}

describe('a backup of one tenant', () => {
  it('contains no row, file or secret of another', async () => {
    expect(manifest.secret).toBeNull();
    expect(manifest.files.map(({ key }) => key)).toContain(`${acmeId}/${fileId}`);
    expect(manifest.files.filter(({ key }) => !key.startsWith(`${acmeId}/`))).toEqual([]);
    const [tenants] = manifest.tables.filter(({ name }) => name === 'tenancy.tenant');
    expect(tenants?.rows).toBe(1);
    expect(manifest.tables.map(({ name }) => name)).not.toContain('lookups.location');
  });

  it('is refused as a backup of the whole, and the other way round', async () => {
    const { adminUrl, drop } = await freshDatabase();
    const whole = { folder, adminUrl, migrations, files, storeSecret: () => {} };
    await expect(restoreBackup(whole)).rejects.toThrow('Acme Freight alone: add --tenant');
    await drop();
  });

  it('is found by name, number, host or the first label of its host', async () => {
    const shard = { name: 'main', url: testApp.adminUrl };
    const found = async (name: string) => (await findTenant([shard], name)).id;
    for (const name of ['acme', 'ACME FREIGHT', 'acme.localhost', String(acmeId)]) {
      expect(await found(name)).toBe(acmeId);
    }
    await expect(found('nobody')).rejects.toThrow('There is no tenant nobody.');
  });
});

describe('a tenant restored beside others', () => {
  let there: FreshDatabase;
  let database: Database;
  let neighbour: number;
  let restored: number;
  let before: unknown;

  beforeAll(async () => {
    there = await freshDatabase();
    const [row] = await adminQuery(there.adminUrl)(
      `select tenancy.create_tenant('Neighbour', array['neighbour.localhost']) as id`,
    );
    neighbour = Number(row?.['id']);
    before = await fingerprintsOf(there.adminUrl, neighbour);
    ({ tenantId: restored } = await restoreInto(there.adminUrl));
    database = openDatabase(appUrl(there.adminUrl), { connections: 1 });
  });
  afterAll(async () => {
    await database.end();
    await there.drop();
  });

  it('has the same rows as before in every table, under a number that was free', async () => {
    expect(restored).not.toBe(neighbour);
    const here = await fingerprintsOf(there.adminUrl, restored);
    const saved = manifest.tables.map(({ name, rows, fingerprint }) => [
      name,
      { rows, fingerprint },
    ]);
    expect(here).toEqual(Object.fromEntries(saved));
    expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(50);
  });

  it('leaves the rows of the others as they were', async () => {
    expect(await fingerprintsOf(there.adminUrl, neighbour)).toEqual(before);
  });

  it('brings its files and its queued tasks, under its new number', async () => {
    expect((await files.get(`${restored}/${fileId}`))?.toString()).toBe('bytes');
    const queued = (adminUrl: string, id: number) =>
      adminQuery(adminUrl)(
        `select task_identifier, replace(key, $1::text || ':', '') as key
         from graphile_worker.jobs j where (
           select p.payload ->> 'tenantId' from graphile_worker._private_jobs p where p.id = j.id
         ) = $1::text order by 1, 2`,
        [id],
      );
    const tasks = await queued(there.adminUrl, restored);
    expect(tasks).toEqual(await queued(testApp.adminUrl, acmeId));
    expect(tasks).not.toEqual([]);
  });

  it('draws new numbers beyond those it brought', async () => {
    const [event] = await database.transaction(systemScope(restored), (db) =>
      db.many<{ is_new: boolean }>(sql`
        with added as (
          insert into platform.event (tenant_id, name, payload)
          values (${restored}, 'after.restore', '{}') returning id)
        select added.id > (select max(e.id) from platform.event e) as is_new from added`),
    );
    expect(event?.is_new).toBe(true);
  });

  it('is not restored a second time, and nothing of it is added', async () => {
    const all = await fingerprintsOf(there.adminUrl, restored);
    await expect(restoreInto(there.adminUrl)).rejects.toThrow('exists here already');
    expect(await fingerprintsOf(there.adminUrl, restored)).toEqual(all);
  });
});

describe('numbered', () => {
  it.each([1, 2, 3, 7, 1_000])('replaces the first column in pieces of %i bytes', async (size) => {
    const rows = Buffer.from('7\ta\\tb\n7\n7\t\\N\t7\n');
    const pieces = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
      rows.subarray(at * size, (at + 1) * size),
    );
    const renumbered = Readable.from(pieces).pipe(numbered(2_000_000_007));
    expect(await text(renumbered)).toBe('2000000007\ta\\tb\n2000000007\n2000000007\t\\N\t7\n');
  });
});
