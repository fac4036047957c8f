/** Moves segments of the write-ahead log from the folder of PostgreSQL into the file store. */
import type { FileStore } from '@waybill/adapters/file-store';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { labelOf } from './base-label.ts';
import { contentsOf, copyKey, labelKey, walKey } from './archive-keys.ts';

const compress = promisify(gzip);

/** Complete files; a name that is being written begins differently. */
const segmentForm = /^[0-9A-F]{8}([0-9A-F]{16})?(\.[0-9A-F]{8}\.backup|\.history)?$/;

/**
 * Stores the complete segments in a folder, oldest first, and removes each that is stored.
 * @returns how many there were
 */
export async function storeSegments(
  folder: string,
  store: FileStore,
  archive: string,
): Promise<number> {
  const names = (await readdir(folder)).filter((name) => segmentForm.test(name)).toSorted();
  for (const name of names) {
    const path = join(folder, name);
    await store.put(walKey(archive, name), await compress(await readFile(path)));
    await rm(path);
  }
  return names.length;
}

/**
 * Removes base backups that began before a moment, but the newest of these, and the segments that
 * only they need.
 * @param horizon as names contain it
 */
export async function removeExpired(
  store: FileStore,
  { archive, horizon }: { readonly archive: string; readonly horizon: string },
): Promise<void> {
  const { bases, segments } = await contentsOf(store);
  const own = bases.filter((base) => base.archive === archive);
  const past = own.filter(({ at }) => at <= horizon);
  const oldest = past.at(-1);
  if (oldest === undefined || past.length === 1) return;
  const { firstSegment } = await labelOf(store, labelKey(oldest));
  for (const base of past.slice(0, -1)) {
    await store.remove(labelKey(base));
    await store.remove(copyKey(base));
  }
  for (const segment of segments.get(archive) ?? []) {
    if (segment < firstSegment) await store.remove(walKey(archive, segment));
  }
}
