import { folderStore } from '@waybill/adapters/file-store';
import * as booking from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import { openDatabase } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { backUp } from './back-up.ts';
import { type Manifest, verifyBackup } from './manifest.ts';
import { restoreBackup } from './restore.ts';

const migrations = resolve(import.meta.dirname, '../../../../database/migrations');
const desk = mkdtempSync(join(tmpdir(), 'waybill-backup-'));
const folder = join(desk, 'kept');
const fileId = '11111111-1111-4111-8111-111111111111';
const lostId = '22222222-2222-4222-8222-222222222222';
let testApp: TestApp;
let manifest: Manifest;

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.files.put(`${testApp.acme.id}/${fileId}`, Buffer.from('bytes'));
  await testApp.acme.inTransaction((db) => db.run(fileRow(fileId)));
  await testApp.acme.inTransaction((db) => db.run(fileRow(lostId)));
  let working = true;
  const busy = loadWhile(() => working);
  manifest = await backUp({ ...testApp, secret: 's3cret', folder });
  working = false;
  await busy;
});

afterAll(async () => {
  await testApp.close();
  rmSync(desk, { recursive: true });
});

const fileRow = (id: string) => sql`
  insert into platform.stored_file (
    tenant_id, id, token_hash, file_name, file_type, size_bytes, purpose, created_at
  ) values (platform.tenant_id(), ${id}, ${id}, 'a.txt', 'text/plain', 5, 'asset', now())
`;

/** Writes events one after another for as long as needed. */
async function loadWhile(isWanted: () => boolean): Promise<void> {
  do {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into platform.event (tenant_id, name, payload)
        values (${db.scope.tenantId}, 'backup.tested', '{}')
      `),
    );
  } while (isWanted());
}

const restoreInto = (adminUrl: string, from = folder, result: string[] = []) =>
  restoreBackup({
    folder: from,
    adminUrl,
    migrations,
    files: folderStore(join(desk, 'files')),
    storeSecret: (secret) => result.push(secret),
  });

describe('a backup', () => {
  it('taken during writes restores every row unchanged, and the server keeps working', async () => {
    const { adminUrl, drop } = await freshDatabase();
    try {
      const secrets: string[] = [];
      // Each table is compared by row count and fingerprint before anything is committed.
      await restoreInto(adminUrl, folder, secrets);
      expect(secrets).toEqual(['s3cret']);
      const copy = openDatabase(appUrl(adminUrl), { connections: 1 });
      const [{ count } = { count: 0 }] = await copy.transaction(
        systemScope(testApp.acme.id),
        (db) =>
          db.many(sql<{ count: number }>`
          select count(*) as count from booking.booking where parent_id is null
        `),
      );
      const { totalCount } = await (await testApp.acme.as('kim')).call(booking.getBookings, {});
      // Lists count journeys, not their legs.
      expect(count).toBe(totalCount);
      // The next generated number is a new one.
      await copy.transaction(systemScope(testApp.acme.id), (db) =>
        db.run(sql`
          insert into platform.event (tenant_id, name, payload)
          values (${testApp.acme.id}, 'after.restore', '{}')
        `),
      );
      await copy.end();
    } finally {
      await drop();
    }
  });

  it('is not restored over existing tenants, which remain unchanged', async () => {
    const before = await adminQuery(testApp.adminUrl)('select count(*) from booking.booking');
    await expect(restoreInto(testApp.adminUrl)).rejects.toThrow(/There are tenants already/);
    expect(await adminQuery(testApp.adminUrl)('select count(*) from booking.booking')).toEqual(
      before,
    );
  });

  it('is not written into a non-empty folder', async () => {
    await expect(backUp({ ...testApp, secret: null, folder })).rejects.toThrow(/is not empty/);
  });

  it('is rejected with the name of the changed, truncated or missing file', async () => {
    const paths = manifest.tables
      .toSorted((a, b) => b.rows - a.rows)
      .slice(0, 16)
      .map(({ file }) => file.path);
    const damages: readonly ((file: string) => void)[] = [
      (file) => {
        const bytes = readFileSync(file);
        const middle = Math.floor(bytes.length / 2);
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
      (file) => truncateSync(file, 1),
      (file) => rmSync(file),
    ];
    const { adminUrl, drop } = await freshDatabase();
    const damaged = join(desk, 'damaged');
    try {
      for (const [at, path] of [...paths, 'manifest.json', 'secret'].entries()) {
        cpSync(folder, damaged, { recursive: true });
        damages[at % damages.length]?.(join(damaged, path));
        await expect(restoreInto(adminUrl, damaged)).rejects.toThrow(path);
        rmSync(damaged, { recursive: true });
      }
      expect(await adminQuery(adminUrl)('select from tenancy.tenant')).toEqual([]);
    } finally {
      await drop();
    }
  });

  it('restores files and reports missing ones', async () => {
    const { adminUrl, drop } = await freshDatabase();
    try {
      await restoreInto(adminUrl);
      const saved = await folderStore(join(desk, 'files')).get(`${testApp.acme.id}/${fileId}`);
      expect(saved?.toString()).toBe('bytes');
      expect((await verifyBackup(folder)).missing).toContain(`${testApp.acme.id}/${lostId}`);
    } finally {
      await drop();
    }
  });
});
