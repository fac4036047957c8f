/** Reads `postmaster.pid`, which PostgreSQL writes to its data folder while it runs. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { processIdentity, type ProcessIdentity } from './process-identity.ts';

export type PidFile = {
  readonly pid: number;
  readonly dir: string;
  readonly port: number;
  readonly socketDir: string;
  /** `starting`, `ready`, `stopping`, `standby`, or empty while it is still being written. */
  readonly status: string;
};

/** Returns the pid file of a data folder, or null if there is none. */
export function readPidFile(dir: string): PidFile | null {
  let text: string;
  try {
    text = readFileSync(join(dir, 'postmaster.pid'), 'utf8');
  } catch {
    return null;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const [pid, folder = '', , port, socketDir = '', , , status = ''] = lines;
  return { pid: Number(pid), dir: folder, port: Number(port), socketDir, status };
}

/**
 * Returns the live PostgreSQL process of this data folder, or null. To exclude a process that
 * reused the pid of a dead one, program, data folder and, if known, the working folder must match.
 */
export function postgresProcessOf(dir: string): ProcessIdentity | null {
  const note = readPidFile(dir);
  const found = note === null ? null : processIdentity(note.pid);
  if (found === null) return null;
  const command = withoutEmulator(found.command);
  if (basename(command[0] ?? '') !== 'postgres') return null;
  const serves = command[command.indexOf('-D') + 1] === dir;
  return serves && (found.folder === null || found.folder === dir) ? { ...found, command } : null;
}

/** Under processor emulation (QEMU, Rosetta), the system lists the emulator first. */
const withoutEmulator = ([first = '', ...rest]: readonly string[]): readonly string[] =>
  basename(first) !== 'postgres' && basename(rest[0] ?? '') === 'postgres'
    ? rest
    : [first, ...rest];
