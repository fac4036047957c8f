import { sql } from 'kysely';
import type { Fact } from './context.ts';
import type { TenantDb } from './db/database.ts';

/** Something that happened, by its name and what listeners need to know. */
export const fact = <N extends string, P extends Readonly<Record<string, unknown>>>(
  name: N,
  payload: P,
): Fact<N, P> => ({ name, payload });

/**
 * Writes facts in the transaction of the deed, without waiting for the database. The database queues one task per listener and tells
 * open pages, both at commit: nobody hears of what was rolled back.
 */
export function announce(db: TenantDb, ...facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  const rows = JSON.stringify(facts.map(({ name, payload }) => ({ name, payload })));
  db.later(sql`select platform.announce(${rows}::jsonb)`);
}

/**
 * Queues a task by name in the transaction of the deed; `key` collapses pending doubles, and tasks
 * of one `turn` run one after the other.
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
