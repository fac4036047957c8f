/** A note of a server that is gone, when its pid has gone to a stranger. */
import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { postgresProcessOf, readPidFile } from './pid-file.ts';
import { socketPort } from './place.ts';

/**
 * Removes `postmaster.pid` when it names no server of this folder. PostgreSQL itself would refuse
 * to start for as long as any process has that pid, which after a restart of the machine or
 * container can be for ever. While one process of the old server still works in the folder the note
 * stays, because it guards their shared memory.
 */
export function clearAbandonedPidFile(dir: string): void {
  const note = readPidFile(dir);
  if (note === null || process.platform !== 'linux') return;
  if (postgresProcessOf(dir) !== null || someoneWorksIn(dir)) return;
  rmSync(join(note.socketDir || dir, `.s.PGSQL.${socketPort}.lock`), { force: true });
  rmSync(join(dir, 'postmaster.pid'), { force: true });
}

/** Every PostgreSQL process has its data folder as working folder. */
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
