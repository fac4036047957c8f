/** Identifies a process: a pid alone is not sufficient, because the system reuses it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

export type ProcessIdentity = {
  readonly pid: number;
  /** Opaque; equal for two readings of the same process, different after the pid was reused. */
  readonly startedAt: string;
  readonly command: readonly string[];
  /** Working folder, or null if unknown. */
  readonly folder: string | null;
};

/** Returns the live process with this pid, or null if there is none (a zombie counts as none). */
export function processIdentity(pid: number): ProcessIdentity | null {
  if (!Number.isSafeInteger(pid) || pid <= 1) return null;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** True if exactly this process, not a later one with its pid, is alive. */
export function isAlive(identity: ProcessIdentity): boolean {
  return processIdentity(identity.pid)?.startedAt === identity.startedAt;
}

function fromProc(pid: number): ProcessIdentity | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may contain spaces, so the fields count from the
    // last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedAt] = [fields[0], fields[19]];
    if (state === undefined || startedAt === undefined || 'ZX'.includes(state)) return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
    return { pid, startedAt, command, folder: folderOf(pid) };
  } catch {
    return null;
  }
}

function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function fromPs(pid: number): ProcessIdentity | null {
  const ps = (column: string): string =>
    spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  const startedAt = ps('lstart');
  if (startedAt === '' || ps('stat').startsWith('Z')) return null;
  return { pid, startedAt, command: ps('command').split(' '), folder: null };
}
