/**
 * The names of an archive's files in the file store. Each data folder that archives has an archive
 * of its own, so that two that were restored from one backup never write one name.
 */
import type { FileStore } from '@waybill/adapters/file-store';

/** A copy of the data folder, with which a recovery begins. */
export type BaseName = {
  readonly archive: string;
  /** When the copy began, `20261126T155012Z`. */
  readonly at: string;
};

/** The copied data folder. */
export const copyKey = ({ archive, at }: BaseName): string =>
  `archive/${archive}.base.${at}.tar.gz`;

/** What a recovery needs to know about the copy; written last, so without it there is none. */
export const labelKey = ({ archive, at }: BaseName): string => `archive/${archive}.base.${at}.json`;

/** A segment of the write-ahead log. */
export const walKey = (archive: string, segment: string): string =>
  `archive/${archive}.wal.${segment}.gz`;

/** Returns a moment as names contain it, in UTC. */
export const stampOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

export type ArchiveContents = {
  /** The oldest first. */
  readonly bases: readonly BaseName[];
  /** The names of segments by archive. */
  readonly segments: ReadonlyMap<string, readonly string[]>;
};

/** Returns what the archives of a store contain. */
export async function contentsOf(store: FileStore): Promise<ArchiveContents> {
  const bases: BaseName[] = [];
  const segments = new Map<string, string[]>();
  for await (const { key } of store.keysOf('archive')) {
    const base = /^archive\/([\w-]+)\.base\.(\w+)\.json$/.exec(key);
    if (base !== null) bases.push({ archive: base[1] ?? '', at: base[2] ?? '' });
    const wal = /^archive\/([\w-]+)\.wal\.([\w.]+)\.gz$/.exec(key);
    if (wal === null) continue;
    const [, archive = '', segment = ''] = wal;
    segments.set(archive, [...(segments.get(archive) ?? []), segment]);
  }
  return { bases: bases.toSorted((a, b) => a.at.localeCompare(b.at)), segments };
}
