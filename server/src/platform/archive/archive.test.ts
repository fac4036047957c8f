import { folderStore, type FileStore } from '@waybill/adapters/file-store';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sized } from '#testing/sized.ts';
import { adminQuery } from '../db/connection.ts';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import { contentsOf, copyKey, labelKey, stampOf, walKey } from './archive-keys.ts';
import { startArchiving } from './archiving.ts';
import { restoreAt } from './restore-at.ts';
import { removeExpired } from './wal-segments.ts';

const timeout = 240_000;
const clusters: Cluster[] = [];
let home: string;
let store: FileStore;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'waybill-archive-'));
  chmodSync(home, 0o755);
  store = folderStore(join(home, 'files'));
});
afterAll(async () => {
  for (const cluster of clusters.splice(0)) await cluster.stop('immediate');
  rmSync(home, { recursive: true });
});

type Query = ReturnType<typeof adminQuery>;

/** Starts a PostgreSQL that archives into the store. */
async function started(dir: string) {
  const cluster = await startCluster({ dir, archives: true });
  clusters.push(cluster);
  const parts = { cluster, store, days: 7, secretMark: 'ours', clock: () => new Date() };
  return { cluster, archiving: startArchiving(parts), query: adminQuery(cluster.adminUrl) };
}

async function stopped({ cluster, archiving }: Awaited<ReturnType<typeof started>>) {
  clusters.splice(clusters.indexOf(cluster), 1);
  await cluster.stop();
  await archiving.stop();
}

/** Writes a marker, and returns a moment between its commit and the next one. */
async function marked(query: Query, number: number): Promise<Date> {
  await query('insert into marker values ($1)', [number]);
  await sleep(20);
  const [row] = await query('select clock_timestamp() as now');
  await sleep(20);
  return row?.['now'] as Date;
}

const markersIn = async (query: Query): Promise<readonly unknown[]> =>
  (await query('select number from marker order by number')).map((row) => row['number']);

const restored = (dir: string, at: Date, secretMark = 'ours') =>
  restoreAt({ dir: join(home, dir), store, at, secretMark });

describe('the archive of the database', () => {
  const markers = Math.max(2, sized(5));
  const began = new Date();
  const moments: Date[] = [];

  beforeAll(async () => {
    const first = await started(join(home, 'pg'));
    await first.query('create table marker (number int primary key)');
    await first.archiving.tick();
    for (let number = 1; number <= markers; number += 1) {
      moments.push(await marked(first.query, number));
    }
    await marked(first.query, 99);
    await stopped(first);
  }, timeout);

  it('restores what was committed by a moment, and nothing later (H-2)', { timeout }, async () => {
    for (const [at, moment] of moments.entries()) {
      await restored(`restored-${at}`, moment);
      const again = await started(join(home, `restored-${at}`));
      expect(await markersIn(again.query)).toEqual(moments.slice(0, at + 1).map((_, n) => n + 1));
      await stopped(again);
    }
  });

  it('goes on in an archive of its own after a restore', { timeout }, async () => {
    const second = await started(join(home, 'restored-0'));
    await second.archiving.tick();
    const later = await marked(second.query, 50);
    await marked(second.query, 51);
    await stopped(second);
    await restored('third', later);
    const third = await started(join(home, 'third'));
    expect(await markersIn(third.query)).toEqual([1, 50]);
    await stopped(third);
  });

  it('refuses a moment outside of it, another secret and a folder with data', async () => {
    const now = new Date();
    const tomorrow = new Date(now.getTime() + 86_400_000);
    const empty = { dir: join(home, 'new'), store: folderStore(join(home, 'empty')) };
    await expect(restoreAt({ ...empty, at: now, secretMark: 'ours' })).rejects.toThrow(
      'contains no archive',
    );
    await expect(restored('new', began)).rejects.toThrow('does not reach back to');
    await expect(restored('new', now, 'other')).rejects.toThrow('another secret');
    await expect(restored('pg', now)).rejects.toThrow('name an empty folder');
    await expect(restored('new', tomorrow)).rejects.toThrow('The archive ends before');
    expect(existsSync(join(home, 'new'))).toBe(false);
  });
});

it('drops base backups older than its days, with the segments that only they need', async () => {
  const old = folderStore(join(home, 'old'));
  const archive = 'ours';
  for (const day of [1, 2, 3, 4]) {
    const base = { archive, at: stampOf(new Date(Date.UTC(2026, 10, day))) };
    await old.put(copyKey(base), Buffer.from('copy'));
    const label = { firstSegment: `00000001000000000000000${day}` };
    await old.put(labelKey(base), Buffer.from(JSON.stringify(label)));
    await old.put(walKey(archive, `00000001000000000000000${day}`), Buffer.from('segment'));
  }
  // A moment of 3 November is still within the days, and recovered from the base before it.
  await removeExpired(old, { archive, horizon: '20261103T120000Z' });
  const { bases, segments } = await contentsOf(old);
  expect(bases.map(({ at }) => at)).toEqual(['20261103T000000Z', '20261104T000000Z']);
  expect(segments.get(archive)?.toSorted()).toEqual([
    '000000010000000000000003',
    '000000010000000000000004',
  ]);
});
