/** Keeps the archive of our own PostgreSQL, with which data is restored as of any moment. */
import type { FileStore } from '@waybill/adapters/file-store';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Cluster } from '../postgres/cluster.ts';
import { contentsOf, stampOf } from './archive-keys.ts';
import { takeBase } from './base-backup.ts';
import { removeExpired, storeSegments } from './wal-segments.ts';

export type ArchivingParts = {
  readonly cluster: Pick<Cluster, 'adminUrl' | 'dir' | 'walFolder'>;
  readonly store: FileStore;
  /** How many days back data can be restored. */
  readonly days: number;
  readonly secretMark: string;
  readonly clock: () => Date;
};

export type Archiving = {
  /** Stores what is complete, and takes a base backup when one is due. */
  readonly tick: () => Promise<void>;
  /** Stops, and stores what PostgreSQL left when it stopped: call it after that. */
  readonly stop: () => Promise<void>;
};

/** With the minute after which PostgreSQL completes a segment, at most so much is lost. */
const every_ms = 10_000;
const day_ms = 86_400_000;

/**
 * Stores the write-ahead log as it is completed, and a base backup each day; removes what is older
 * than `days` and not needed any more.
 */
export function startArchiving(parts: ArchivingParts): Archiving {
  const { cluster, store, days, secretMark, clock } = parts;
  const archive = archiveOf(cluster.dir, clock());
  let last: string | null = null;
  let running: Promise<void> = Promise.resolve();
  let failing = false;

  /** What was not stored stays in the folder, or with PostgreSQL. */
  const reportOnce = (error: unknown): void => {
    if (!failing) console.error('The archive of the database cannot be written:', error);
    failing = true;
  };

  async function work(): Promise<void> {
    const now = clock();
    await storeSegments(cluster.walFolder, store, archive);
    last ??= await lastBase(store, archive);
    if (last !== null && last > stampOf(new Date(now.getTime() - day_ms))) return;
    const { adminUrl, dir } = cluster;
    // Its end waits until its last segment is in the folder, which this moves on.
    last = (await takeBase({ adminUrl, dir, store, archive, secretMark }, clock)).at;
    await storeSegments(cluster.walFolder, store, archive);
    const horizon = stampOf(new Date(now.getTime() - days * day_ms));
    await removeExpired(store, { archive, horizon });
  }

  const tick = (): Promise<void> => {
    running = running.then(work).then(() => {
      if (failing) console.warn('The archive of the database is written again.');
      failing = false;
    }, reportOnce);
    return running;
  };
  const timer = setInterval(() => void tick(), every_ms);
  timer.unref();
  return {
    tick,
    stop: async () => {
      clearInterval(timer);
      await running;
      await storeSegments(cluster.walFolder, store, archive).catch(reportOnce);
    },
  };
}

/** Returns the name of a data folder's archive, which it is given at the first start. */
function archiveOf(dir: string, now: Date): string {
  const path = `${dir}.archive`;
  if (!existsSync(path)) writeFileSync(path, `${stampOf(now)}-${randomUUID().slice(0, 8)}\n`);
  return readFileSync(path, 'utf8').trim();
}

const lastBase = async (store: FileStore, archive: string): Promise<string | null> =>
  (await contentsOf(store)).bases.findLast((base) => base.archive === archive)?.at ?? null;
