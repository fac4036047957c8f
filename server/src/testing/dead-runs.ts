/** Cleans up after killed test runs, which leave their PostgreSQL and its data in memory. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { holdOwnerLock, type OwnerLock } from '#platform/postgres/owner-lock.ts';
import { postgresProcessOf } from '#platform/postgres/pid-file.ts';
import { stopPostgres } from '#platform/postgres/postgres-process.ts';

/** A run that is starting has created its folder but not locked it yet. */
const youngMs = 60_000;

/** Deletes the runs in `folder` whose process has ended; the data of a run are in `pg`. */
export async function forgetDeadRuns(folder: string, prefix: string): Promise<void> {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    await forgetIfDead(join(folder, name));
  }
}

async function forgetIfDead(run: string): Promise<void> {
  const changed = statSync(run, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined || Date.now() - changed < youngMs) return;
  const lock = lockOf(join(run, 'pg'));
  if (lock === null) return;
  const left = postgresProcessOf(join(run, 'pg'));
  if (left !== null) await stopPostgres(left, 'immediate');
  rmSync(run, { recursive: true, force: true });
  lock.release();
}

/** Returns null while the run is alive, or if it is another user's. */
function lockOf(dir: string): OwnerLock | null {
  try {
    return holdOwnerLock(dir);
  } catch {
    return null;
  }
}
