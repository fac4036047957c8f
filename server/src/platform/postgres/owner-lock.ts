/** One Waybill server per data folder. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { processIdentity } from './process-identity.ts';

export type OwnerLock = { readonly release: () => void };

/**
 * Holds `<dir>.lock` until released or until this process ends in any way: the operating system
 * owns the lock, so a killed owner leaves nothing stale behind. The holder is written to
 * `<dir>.owner`, for users.
 *
 * @throws Error with one plain sentence if another live server holds it.
 */
export function holdOwnerLock(dir: string): OwnerLock {
  mkdirSync(dirname(dir), { recursive: true });
  // Node has no file locks; SQLite uses those of the operating system, on an otherwise empty file.
  const lock = new DatabaseSync(`${dir}.lock`, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new Error(`Another Waybill server${ownerOf(dir)} already uses ${dir}: stop it first.`, {
      cause,
    });
  }
  // Read access alone would suffice to lock us out.
  chmodSync(`${dir}.lock`, 0o600);
  const startedAt = processIdentity(process.pid)?.startedAt ?? '';
  writeFileSync(`${dir}.owner`, `${process.pid} ${startedAt}\n`, { mode: 0o600 });
  return {
    release: () => {
      if (lock.isOpen) lock.close();
    },
  };
}

function ownerOf(dir: string): string {
  try {
    const [pid, startedAt] = readFileSync(`${dir}.owner`, 'utf8').trim().split(' ');
    const owner = processIdentity(Number(pid));
    return owner?.startedAt === startedAt ? ` (process ${pid})` : '';
  } catch {
    return '';
  }
}
