/** Removes the stale pid file of a dead server whose pid was reused by another process. */
import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { postgresProcessOf, readPidFile } from './pid-file.ts';
import { socketPort } from './place.ts';

/**
 * Removes `postmaster.pid` if it belongs to no server of this folder. PostgreSQL itself refuses to
 * start for as long as any process has that pid, which after a restart of the machine or container
 * can be for ever. While any process of the old server still runs in the folder, the file stays,
 * because it guards their shared memory.
 */
export function clearAbandonedPidFile(dir: string): void {
  const note = readPidFile(dir);
  if (note === null || process.platform !== 'linux') return;
  if (postgresProcessOf(dir) !== null || someoneWorksIn(dir)) return;
  rmSync(join(note.socketDir || dir, `.s.PGSQL.${socketPort}.lock`), { force: true });
  rmSync(join(dir, 'postmaster.pid'), { force: true });
}

/**
 * Returns whether any process has the folder as its working folder, as all PostgreSQL processes
 * have.
 */
function someoneWorksIn(dir: string): boolean {
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === dir;
    } catch {
      return false;
    }
  });
}
