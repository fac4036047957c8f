/** Copies the data of a stopped PostgreSQL for another one. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the data in `from`, with their owner and the administrator's password, to `to`. */
export function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  // PostgreSQL may run as another user, which must be able to enter.
  chmodSync(to, 0o755);
  for (const name of ['pg', 'pg.password']) {
    execFileSync('cp', ['-a', join(from, name), join(to, name)]);
  }
}
