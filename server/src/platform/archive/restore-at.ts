/** Restores the data folder of our own PostgreSQL as of a moment, from an archive. */
import type { FileStore } from '@waybill/adapters/file-store';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { adminQuery } from '../db/connection.ts';
import { type Binaries, postgresBinaries, type RunAs } from '../postgres/binaries.ts';
import { connectionString } from '../postgres/cluster.ts';
import { adminUser, give, makeFolderFor, storeNewPassword } from '../postgres/initialise.ts';
import { placeOf, socketFolder } from '../postgres/place.ts';
import { launch, stopPostgres } from '../postgres/postgres-process.ts';
import { type BaseName, contentsOf, copyKey, labelKey, stampOf, walKey } from './archive-keys.ts';
import { type BaseLabel, labelOf } from './base-label.ts';

export type RestoreAtParts = {
  /** The data folder to create. */
  readonly dir: string;
  readonly store: FileStore;
  /** The moment: what was committed by then is restored, and nothing later. */
  readonly at: Date;
  /** The mark of this installation's secret. */
  readonly secretMark: string;
};

/**
 * Creates the data folder of PostgreSQL as it was at a moment.
 * @throws Error with one sentence if there is data, the archive does not reach from before to after
 * the moment, or the data was sealed with another secret
 */
export async function restoreAt({ dir, store, at, secretMark }: RestoreAtParts): Promise<void> {
  const binaries = await postgresBinaries();
  const { runAs } = binaries;
  const place = placeOf(dir, runAs);
  if (existsSync(place)) throw new Error(`${dir} exists: name an empty folder with WAYBILL_DATA.`);
  const { bases, segments } = await contentsOf(store);
  const { base, label } = await baseBefore(store, bases, at);
  if (label.secretMark !== secretMark) {
    throw new Error(
      'The archive was written with another secret: set WAYBILL_SECRET, or copy the file ' +
        '“secret” of the data folder that was lost.',
    );
  }
  const draft = `${place}.restored`;
  const log = `${place}.segments`;
  for (const folder of [draft, log]) {
    rmSync(folder, { recursive: true, force: true });
    makeFolderFor(runAs, folder);
  }
  await unpack(store, { base, runAs }, draft);
  writeFor(runAs, join(draft, 'backup_label'), label.label);
  writeFor(runAs, join(draft, 'recovery.signal'), '');
  makeFolderFor(runAs, join(draft, 'pg_wal'));
  makeFolderFor(runAs, join(draft, 'pg_replslot'));
  for (const name of segments.get(base.archive) ?? []) {
    if (name < label.firstSegment) continue;
    writeFor(runAs, join(log, `${name}.gz`), (await store.get(walKey(base.archive, name))) ?? '');
  }
  await recover({ draft, log, dir }, { binaries, at });
  rmSync(log, { recursive: true });
  renameSync(draft, place);
}

/** Returns the newest base backup that was complete before a moment. */
async function baseBefore(
  store: FileStore,
  bases: readonly BaseName[],
  at: Date,
): Promise<{ readonly base: BaseName; readonly label: BaseLabel }> {
  for (const base of bases.filter((each) => each.at <= stampOf(at)).toReversed()) {
    const label = await labelOf(store, labelKey(base));
    if (new Date(label.completedAt) <= at) return { base, label };
  }
  throw new Error(
    bases.length === 0
      ? 'The file store contains no archive: was WAYBILL_ARCHIVE_DAYS set?'
      : `The archive does not reach back to ${at.toISOString()}.`,
  );
}

type Unpacked = { readonly base: BaseName; readonly runAs: RunAs };

async function unpack(store: FileStore, { base, runAs }: Unpacked, folder: string): Promise<void> {
  const copy = await store.open(copyKey(base));
  if (copy === null) throw new Error(`${copyKey(base)} is not in the file store.`);
  const tar = spawn('tar', ['-C', folder, '-xzf', '-'], {
    ...runAs,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(tar, 'close');
  await pipeline(Readable.from(copy.pieces), tar.stdin);
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`${copyKey(base)} cannot be unpacked.`);
}

function writeFor(runAs: RunAs, path: string, contents: string | Buffer): void {
  writeFileSync(path, contents, { mode: 0o600 });
  give(path, runAs);
}

type Folders = {
  /** The copied data folder. */
  readonly draft: string;
  /** The segments, compressed. */
  readonly log: string;
  /** The final data folder, next to which the log and the password are. */
  readonly dir: string;
};

/** Has PostgreSQL apply the segments up to a moment, and gives its administrator a new password. */
async function recover(
  { draft, log, dir }: Folders,
  { binaries, at }: { readonly binaries: Binaries; readonly at: Date },
): Promise<void> {
  const { runAs } = binaries;
  // Nobody knows the old password, and only this user can reach the socket.
  const hba = join(draft, 'recovery_hba.conf');
  writeFor(runAs, hba, 'local all all trust\n');
  const socketDir = socketFolder(draft, runAs);
  const more = {
    restore_command: `gunzip < "${log.replaceAll('%', '%%')}/%f.gz" > "%p"`,
    // Names of zones are not known yet when it is read.
    recovery_target_time: at.toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
    // It is ready when the recovery has ended.
    hot_standby: 'off',
    hba_file: hba,
  };
  const settings = { dir: draft, socketDir, durable: true, more };
  const running = await launch({ binaries, settings, logFile: `${dir}.log` }).catch(
    (cause: unknown) => {
      const early = (cause as Error).message.includes('before configured recovery target');
      if (!early) throw cause;
      throw new Error(`The archive ends before ${at.toISOString()}.`, { cause });
    },
  );
  try {
    const password = storeNewPassword(`${dir}.password`);
    await adminQuery(connectionString('', socketDir))(
      `alter role ${adminUser} password ${pg.escapeLiteral(password)}`,
    );
  } finally {
    await stopPostgres(running.identity, 'fast');
    if (socketDir !== draft) rmSync(socketDir, { recursive: true, force: true });
  }
  rmSync(hba);
}
