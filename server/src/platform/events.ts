import { sql } from 'kysely';
import type { DomainEvent } from './context.ts';
import type { TenantDb } from './db/database.ts';

/** A domain event: its name and what handlers need to know. */
export const domainEvent = <N extends string, P extends Readonly<Record<string, unknown>>>(
  name: N,
  payload: P,
): DomainEvent<N, P> => ({ name, payload });

/**
 * Publishes events in the transaction of the command, without waiting for the database. At commit
 * the database queues one task per handler and notifies open pages, so a rolled-back event is never
 * seen.
 */
export function publish(db: TenantDb, ...events: readonly DomainEvent[]): void {
  if (events.length === 0) return;
  const rows = JSON.stringify(events.map(({ name, payload }) => ({ name, payload })));
  db.later(sql`select platform.publish(${rows}::jsonb)`);
}

/**
 * Queues a task by name in the transaction of the command. `key` collapses pending duplicates, and
 * tasks of one `lock` run sequentially.
 */
export async function enqueue(
  db: TenantDb,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  options: { readonly key?: string; readonly runAt?: Date; readonly queue?: string } = {},
): Promise<void> {
  await db.run(sql`
    select platform.enqueue(
      ${task}, ${JSON.stringify(payload)}::jsonb, ${options.key ?? null}, ${options.runAt ?? null},
      ${options.queue ?? null}
    )
  `);
}
