import { folderStore } from '@waybill/adapters/file-store';
import { aBooking } from '@waybill/contract/booking/examples';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../server/src/platform/backup/back-up.ts';
import { verifyBackup } from '../server/src/platform/backup/manifest.ts';
import { restoreBackup } from '../server/src/platform/backup/restore.ts';
import { adminQuery, databaseUrl } from '../server/src/platform/db/connection.ts';
import { benchTown, type BenchTown } from './bench-town.ts';
import type { Compared } from './compare.ts';
import { fillTown } from './filling.ts';

const bookings = Number(process.env['BENCH_BOOKINGS'] ?? 100_000);
const size = { bookings, customers: 5_000, neighbours: { tenants: 9, bookings: 500 } };
const migrations = join(import.meta.dirname, '../database/migrations');

/**
 * A backup of 100,000 bookings with their events while bookings are made, its verification, and its
 * restore into an empty database, which ends by comparing every table (reliability H-1).
 */
export async function benchBackups(): Promise<readonly Compared[]> {
  const town = await benchTown();
  const desk = mkdtempSync(join(tmpdir(), 'waybill-bench-backup-'));
  const [folder, files] = [join(desk, 'kept'), folderStore(join(desk, 'files'))];
  try {
    await fillTown(town.adminUrl, town.tenantId, size);
    const ask = adminQuery(town.adminUrl);
    const [stored] = await ask('select pg_database_size(current_database()) as bytes');
    const busy = keepBusy(town);
    const backup_s = await seconds(() =>
      backUp({ adminUrl: town.adminUrl, files, secret: 's3cret', folder }),
    );
    const made = await busy.end();
    const check_s = await seconds(() => verifyBackup(folder));
    await ask('create database copy');
    const restore_s = await seconds(() =>
      restoreBackup({
        folder,
        adminUrl: databaseUrl(town.adminUrl, 'copy'),
        migrations,
        files: folderStore(join(desk, 'restored')),
        keepSecret: () => undefined,
      }),
    );
    await ask('drop database copy');
    const gigabytes = (Number(stored?.['bytes']) / 1e9).toFixed(1);
    const of = `${bookings.toLocaleString('en-AU')} bookings, ${gigabytes} GB`;
    return [
      one(`Backup of ${of}, ${made} bookings made meanwhile`, backup_s, '–'),
      one('Check of its files', check_s, '–'),
      one('Restore into an empty database, every table compared', restore_s, '≤ 300 s'),
    ];
  } finally {
    await town.close();
    rmSync(desk, { recursive: true, force: true });
  }
}

/** Books sequentially until it is stopped; returns how many. */
function keepBusy(town: BenchTown) {
  let wanted = true;
  const work = (async () => {
    const headers = await town.headersOf('kim');
    const body = JSON.stringify({ booking: aBooking({}), operations: [] });
    let made = 0;
    while (wanted) {
      const url = `${town.origin}/api/booking/booking/createorupdatebooking`;
      const answer = await fetch(url, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
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

/** A figure without a baseline: nothing simpler does the same. */
const one = (name: string, value: number, bar: string): Compared => {
  const spread = { min: value, median: value, max: value };
  return { name, unit: 's', limit: spread, ours: spread, ratio: 1, bar };
};
