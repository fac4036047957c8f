import { folderStore } from '@waybill/adapters/file-store';
import { aBooking } from '@waybill/contract/booking/examples';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../server/src/platform/backup/back-up.ts';
import { verifyBackup } from '../server/src/platform/backup/manifest.ts';
import { restoreBackup } from '../server/src/platform/backup/restore.ts';
import { adminQuery, databaseUrl } from '../server/src/platform/db/connection.ts';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import type { ComparedFigure } from './compare.ts';
import { fillDatabase } from './filling.ts';

const bookings = Number(process.env['BENCH_BOOKINGS'] ?? 100_000);
const size = { bookings, customers: 5_000, neighbours: { tenants: 9, bookings: 500 } };
const migrations = join(import.meta.dirname, '../database/migrations');

/**
 * Measures a backup of 100,000 bookings with their events while bookings are made, its
 * verification, and its restore into an empty database, which ends by comparing every table.
 */
export async function benchBackups(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const desk = mkdtempSync(join(tmpdir(), 'waybill-bench-backup-'));
  const [folder, files] = [join(desk, 'kept'), folderStore(join(desk, 'files'))];
  try {
    await fillDatabase(benchApp.adminUrl, benchApp.tenantId, size);
    const query = adminQuery(benchApp.adminUrl);
    const [stored] = await query('select pg_database_size(current_database()) as bytes');
    const busy = loadWhile(benchApp);
    const backup_s = await seconds(() =>
      backUp({ adminUrl: benchApp.adminUrl, files, secret: 's3cret', folder }),
    );
    const made = await busy.end();
    const check_s = await seconds(() => verifyBackup(folder));
    await query('create database copy');
    const restore_s = await seconds(() =>
      restoreBackup({
        folder,
        adminUrl: databaseUrl(benchApp.adminUrl, 'copy'),
        migrations,
        files: folderStore(join(desk, 'restored')),
        storeSecret: () => undefined,
      }),
    );
    await query('drop database copy');
    const gigabytes = (Number(stored?.['bytes']) / 1e9).toFixed(1);
    const of = `${bookings.toLocaleString('en-AU')} bookings, ${gigabytes} GB`;
    return [
      one(`Backup of ${of}, ${made} bookings made meanwhile`, backup_s, '–'),
      one('Check of its files', check_s, '–'),
      one('Restore into an empty database, every table compared', restore_s, '≤ 300 s'),
    ];
  } finally {
    await benchApp.close();
    rmSync(desk, { recursive: true, force: true });
  }
}

/** Books sequentially until it is stopped; returns the number of bookings. */
function loadWhile(benchApp: RunningBench) {
  let wanted = true;
  const work = (async () => {
    const headers = await benchApp.headersOf('kim');
    const body = JSON.stringify({ booking: aBooking({}), operations: [] });
    let made = 0;
    while (wanted) {
      const url = `${benchApp.origin}/api/booking/booking/createorupdatebooking`;
      const response = await fetch(url, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(await response.text());
      made += 1;
    }
    return made;
  })();
  return {
    end: () => {
      wanted = false;
      return work;
    },
  };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Returns a figure without a baseline: nothing simpler does the same. */
const one = (name: string, value: number, bar: string): ComparedFigure => {
  const spread = { min: value, median: value, max: value };
  return { name, unit: 's', limit: spread, ours: spread, ratio: 1, bar };
};
