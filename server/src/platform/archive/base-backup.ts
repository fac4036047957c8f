/** Copies the data folder of our running PostgreSQL into the file store. */
import type { FileStore } from '@waybill/adapters/file-store';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, createGzip } from 'node:zlib';
import { asAdmin } from '../db/connection.ts';
import type { BaseLabel } from './base-label.ts';
import { type BaseName, copyKey, labelKey, stampOf } from './archive-keys.ts';

export type BaseParts = {
  readonly adminUrl: string;
  /** The data folder. */
  readonly dir: string;
  readonly store: FileStore;
  readonly archive: string;
  readonly secretMark: string;
};

/**
 * PostgreSQL writes these anew. The others are copied while they change: what the log contains is
 * applied to them.
 * @see https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
const left = [
  './pg_wal/*',
  './pg_replslot/*',
  './postmaster.pid',
  './postmaster.opts',
  './.s.PGSQL.*',
  'pgsql_tmp*',
  'pg_internal.init',
];

/** Takes a base backup while the server works; returns its name. */
export async function takeBase(parts: BaseParts, clock: () => Date): Promise<BaseName> {
  const { adminUrl, dir, store, archive, secretMark } = parts;
  return asAdmin(adminUrl, async (client) => {
    const { rows: began } = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('waybill', true)) as segment`,
    );
    const base = { archive, at: stampOf(clock()) };
    await store.putPieces(copyKey(base), packed(dir));
    const { rows: ended } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(true)',
    );
    const label: BaseLabel = {
      label: ended[0]?.label ?? '',
      firstSegment: began[0]?.segment ?? '',
      completedAt: clock().toISOString(),
      secretMark,
    };
    await store.put(labelKey(base), Buffer.from(JSON.stringify(label)));
    return base;
  });
}

/**
 * Yields the data folder as a compressed tar file.
 * @throws Error with what tar says if it fails
 */
async function* packed(dir: string): AsyncGenerator<Uint8Array> {
  const options = left.map((path) => `--exclude=${path}`);
  const tar = spawn('tar', ['-C', dir, ...options, '-cf', '-', '.'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let message = '';
  tar.stderr.on('data', (chunk: Buffer) => {
    message += chunk.toString();
  });
  const ended = once(tar, 'close');
  yield* tar.stdout.pipe(createGzip({ level: constants.Z_BEST_SPEED }));
  const [code] = (await ended) as [number | null];
  // 1: a file changed or went away while it was read, as expected.
  if (code !== 0 && code !== 1) throw new Error(`The data folder was not copied: ${message}`);
}
