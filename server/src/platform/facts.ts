import { sql } from 'kysely';
import type { Fact } from './context.ts';
import type { TenantDb } from './db/database.ts';

/** A domain event: its name and what handlers need to know. */
export const fact = <N extends string, P extends Readonly<Record<string, unknown>>>(
  name: N,
  payload: P,
): Fact<N, P> => ({ name, payload });

/**
 * Publishes events in the transaction of the command, without waiting for the database. At commit
 * the database queues one task per handler and notifies open pages, so a rolled-back event is never
 * seen.
 */
export function announce(db: TenantDb, ...facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  const rows = JSON.stringify(facts.map(({ name, payload }) => ({ name, payload })));
  db.later(sql`select platform.announce(${rows}::jsonb)`);
}

/**
 * Queues a task by name in the transaction of the command. `key` collapses pending duplicates, and
 * tasks of one `turn` run sequentially.
 */
export async function enqueue(
  db: TenantDb,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  options: { readonly key?: string; readonly runAt?: Date; readonly turn?: string } = {},
): Promise<void> {
  await db.run(sql`
    select platform.enqueue(
      ${task}, ${JSON.stringify(payload)}::jsonb, ${options.key ?? null}, ${options.runAt ?? null},
      ${options.turn ?? null}
    )
  `);
}
