/** The worker thread of `hashing.ts`: one password at a time, at low priority. */
import { hashSync, verifySync } from '@node-rs/argon2';
import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { Order } from './hashing.ts';

/** argon2id with 19 MiB, two passes, one lane (OWASP's first choice for a server of this size). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The thread gets a tenth of the normal share while all cores are busy; a whole core when one is
 * idle.
 */
const niceness = 10;

giveWay();
parentPort?.on('message', (order: Order) => parentPort?.postMessage(response(order)));

/** Linux has priorities per thread; elsewhere the thread has the same priority as the others. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  const thread = Number(basename(readlinkSync('/proc/thread-self')));
  const least = constants.priority.PRIORITY_LOW;
  setPriority(thread, Math.min(getPriority(thread) + niceness, least));
}

function response({ stored, password }: Order): string | boolean {
  if (stored === undefined) return hashSync(password, cost);
  try {
    return verifySync(stored, password);
  } catch {
    return false;
  }
}
