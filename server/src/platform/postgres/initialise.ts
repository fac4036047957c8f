/** Initialises the data folder and the administrator's password at the first start. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Binaries, majorVersion, type RunAs } from './binaries.ts';

export const adminUser = 'waybill_admin';

export type Fresh = {
  /** The real data folder. */
  readonly dir: string;
  readonly passwordFile: string;
  readonly durable: boolean;
  readonly binaries: Binaries;
};

/**
 * Creates the data folder unless it exists; an interrupted creation is repeated.
 *
 * @returns the administrator's password.
 * @throws Error if the folder exists but is of another version or its password is lost, or
 *   if `initdb` fails.
 */
export async function initialise(fresh: Fresh): Promise<string> {
  if (existsSync(join(fresh.dir, 'PG_VERSION'))) {
    refuseOtherVersion(fresh.dir);
    return storedPassword(fresh);
  }
  const password = storeNewPassword(fresh.passwordFile);
  // The folder gets its final name only when complete.
  const draft = `${fresh.dir}.new`;
  rmSync(draft, { recursive: true, force: true });
  makeFolderFor(fresh.binaries.runAs, draft);
  await initdb(draft, password, fresh);
  renameSync(draft, fresh.dir);
  return password;
}

function refuseOtherVersion(dir: string): void {
  const version = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new Error(
    `${dir} holds data of PostgreSQL ${version}, and this Waybill brings ${majorVersion}: ` +
      'restore a backup into an empty folder, or start the Waybill that wrote it.',
  );
}

function storedPassword({ dir, passwordFile }: Fresh): string {
  try {
    return readFileSync(passwordFile, 'utf8').trim();
  } catch (cause) {
    throw new Error(
      `${passwordFile} cannot be read: bring it back, or move ${dir} away to start with ` +
        'empty data.',
      { cause },
    );
  }
}

async function initdb(dir: string, password: string, fresh: Fresh): Promise<void> {
  const { initdb: program, runAs } = fresh.binaries;
  // Next to the data, which the program's user can access; a folder for temporary files may be
  // missing.
  const passwordNote = `${dir}.password`;
  rmSync(passwordNote, { force: true });
  writeFileSync(passwordNote, `${password}\n`, { mode: 0o600, flag: 'wx' });
  give(passwordNote, runAs);
  try {
    await run(program, initdbArguments(dir, passwordNote, fresh.durable), runAs);
  } finally {
    rmSync(passwordNote);
  }
}

function initdbArguments(dir: string, passwordNote: string, durable: boolean): readonly string[] {
  return [
    `--pgdata=${dir}`,
    `--username=${adminUser}`,
    `--pwfile=${passwordNote}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}

function run(program: string, args: readonly string[], runAs: RunAs): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, {
    ...runAs,
    cwd: '/',
    env: postgresEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let message = '';
  const listen = (chunk: Buffer): void => {
    message += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.on('error', reject);
  child.on('close', (code) =>
    code === 0
      ? resolve()
      : reject(new Error(`The data folder could not be created: ${message.trim()}`)),
  );
  return promise;
}

/** Prevents the caller's language and time zone from affecting the database. */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

/** Creates a folder that belongs to PostgreSQL's user alone. */
export function makeFolderFor(runAs: RunAs, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  give(folder, runAs);
}

/** Returns a new password of the administrator, after storing it. */
export function storeNewPassword(passwordFile: string): string {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Makes PostgreSQL's user the owner of a file or folder. */
export function give(path: string, runAs: RunAs): void {
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(path, runAs.uid, runAs.gid);
}
