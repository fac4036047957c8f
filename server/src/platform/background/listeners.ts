import { type DomainEvent, type DomainEventName, topicsOfEvents } from '@waybill/contract/events';
import { sql } from 'kysely';
import type { Context, EventCall } from '../context.ts';
import type { Database } from '../db/database.ts';
import { systemScope } from '../db/scope.ts';

type Listener = {
  readonly task: string;
  readonly event: DomainEventName;
  readonly handle: (call: EventCall) => Promise<void>;
};

/**
 * Every event handler of every context, named `context:event`. A handler is called only with events
 * of its name, so its narrower argument is dropped here.
 */
export const listenersOf = (contexts: readonly Context[]): readonly Listener[] =>
  contexts.flatMap(({ name, on = {} }) =>
    (Object.entries(on) as [DomainEventName, Listener['handle']][]).map(([event, handle]) => ({
      task: `${name}:${event}`,
      event,
      handle,
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
  const listeners = listenersOf(contexts).map(({ task, event }) => ({ task, event }));
  const topics = Object.entries(topicsOfEvents).flatMap(([event, topic]) =>
    topic === null ? [] : [{ event, topic }],
  );
  await admin('select platform.register_listeners($1::jsonb, $2::jsonb)', [
    JSON.stringify(listeners),
    JSON.stringify(topics),
  ]);
}

/** Runs one handler for one event: its effect and the record that it ran commit together. */
export async function handleOnce(
  database: Database,
  listener: Listener,
  { tenantId, eventId }: { readonly tenantId: number; readonly eventId: number },
  now: Date,
): Promise<void> {
  await database.transaction(systemScope(tenantId, `fact-${eventId}`), async (db) => {
    const first = await db.run(sql`
      insert into platform.handled_event (tenant_id, event_id, listener)
      values (${tenantId}, ${eventId}, ${listener.task})
      on conflict do nothing
    `);
    if (first === 0) return;
    const row = await db.one(sql<DomainEvent>`
      select name, payload from platform.event where id = ${eventId}
    `);
    await listener.handle({ event: row, eventId, db, now, tenantId });
  });
}
