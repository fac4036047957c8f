import { setTimeout as sleep } from 'node:timers/promises';
import { adminQuery } from '../db/connection.ts';
import { BeingMoved, moveTenant } from './move-tenant.ts';
import { removeOldCopies } from './old-copies.ts';
import type { NamedUrl } from './sharded-database.ts';

const every_ms = 5_000;

export type ShardTending = { stop(): Promise<void> };

/**
 * Every 5 s completes the moves whose process ended after the switch, and removes the copies that
 * moves left a day ago. Any number of processes may do so.
 */
export function tendShards(
  shards: readonly NamedUrl[],
  warn: (error: unknown) => void,
): ShardTending {
  const stopping = new AbortController();
  const tend = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(every_ms, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      // A shard that is down is tended once it responds.
      for (const from of shards) await completeMoves(from, shards, warn).catch(warn);
      await removeOldCopies(shards).catch(warn);
    }
  };
  const tending = tend();
  return {
    stop() {
      stopping.abort();
      return tending;
    },
  };
}

/** Completes each move from a shard that was interrupted between the switch and its end. */
async function completeMoves(
  from: NamedUrl,
  shards: readonly NamedUrl[],
  warn: (error: unknown) => void,
): Promise<void> {
  const [first] = shards;
  for (const { id, moved_to } of await adminQuery(from.url)(interrupted)) {
    const to = shards.find(({ name }) => name === moved_to);
    if (to === undefined || first === undefined) continue;
    await moveTenant({ tenantId: Number(id), from, to, first }).catch((error: unknown) => {
      if (!(error instanceof BeingMoved)) warn(error);
    });
  }
}

const interrupted = `
  select tenant_id as id, moved_to from platform.shard_tenant
  where state = 'Moved' and tasks is not null`;
