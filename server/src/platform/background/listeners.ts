import { sql } from 'kysely';
import type { Context, Heard } from '../context.ts';
import type { Database } from '../db/database.ts';
import { systemScope } from '../db/scope.ts';

type Listener = {
  readonly task: string;
  readonly fact: string;
  readonly hear: (heard: Heard) => Promise<void>;
};

/** Every event handler of every context, named `context:fact`. */
export const listenersOf = (contexts: readonly Context[]): readonly Listener[] =>
  contexts.flatMap((context) =>
    Object.entries(context.hears ?? {}).map(([fact, hear]) => ({
      task: `${context.name}:${fact}`,
      fact,
      hear,
    })),
  );

/**
 * Registers in the database which handlers handle which events, and which events make which list
 * topics of open pages stale.
 */
export async function registerListeners(
  admin: (text: string, values: unknown[]) => Promise<unknown>,
  contexts: readonly Context[],
): Promise<void> {
  const listeners = listenersOf(contexts).map(({ task, fact }) => ({ task, fact }));
  const topics = contexts.flatMap((c) =>
    Object.entries(c.live ?? {}).map(([fact, topic]) => ({ fact, topic })),
  );
  await admin('select platform.register_listeners($1::jsonb, $2::jsonb)', [
    JSON.stringify(listeners),
    JSON.stringify(topics),
  ]);
}

type FactRow = {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

/** Runs one handler for one event: its effect and the record that it ran commit together. */
export async function hearOnce(
  database: Database,
  listener: Listener,
  { tenantId, factId }: { readonly tenantId: number; readonly factId: number },
  now: Date,
): Promise<void> {
  await database.transaction(systemScope(tenantId, `fact-${factId}`), async (db) => {
    const first = await db.run(sql`
      insert into platform.heard (tenant_id, fact_id, listener)
      values (${tenantId}, ${factId}, ${listener.task})
      on conflict do nothing
    `);
    if (first === 0) return;
    const row = await db.one(sql<FactRow>`
      select name, payload from platform.fact where id = ${factId}
    `);
    await listener.hear({ fact: row, factId, db, now, tenantId });
  });
}
