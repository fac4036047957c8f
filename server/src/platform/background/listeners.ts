import { sql } from 'kysely';
import type { Context, Heard } from '../context.ts';
import type { Database } from '../db/database.ts';
import { systemScope } from '../db/scope.ts';

type Listener = {
  readonly task: string;
  readonly fact: string;
  readonly hear: (heard: Heard) => Promise<void>;
};

/** Every reaction of every context, named `context:fact`. */
export const listenersOf = (contexts: readonly Context[]): readonly Listener[] =>
  contexts.flatMap((context) =>
    Object.entries(context.hears ?? {}).map(([fact, hear]) => ({
      task: `${context.name}:${fact}`,
      fact,
      hear,
    })),
  );

/** Tells the database who listens to what, and which facts make which lists of open pages stale. */
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

/** Runs one listener for one fact: its effect and the note that it heard commit together. */
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
