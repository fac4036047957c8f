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

/** The handlers of each event. */
export type Listeners = ReadonlyMap<string, readonly Listener[]>;

export const listenersByEvent = (contexts: readonly Context[]): Listeners =>
  Map.groupBy(listenersOf(contexts), ({ event }) => event);

/**
 * Returns every event handler of every context, named `context:event`. A handler is called only
 * with events of its name, so its narrower argument is dropped here.
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

type EventRow = DomainEvent & { readonly id: number };

type Published = { readonly tenantId: number; readonly eventIds: readonly number[] };

/**
 * Runs every handler of the events in order. A failing handler does not delay the others; the task
 * then fails too, and its next attempt runs only the handlers that have not run yet.
 * @throws {AggregateError} the failures, each message starting with the handler's name
 */
export async function handleEvents(
  { database, listeners }: { readonly database: Database; readonly listeners: Listeners },
  { tenantId, eventIds }: Published,
  now: Date,
): Promise<void> {
  const events = await database.reading(systemScope(tenantId), (db) =>
    db.many(sql<EventRow>`
      select id, name, payload from platform.event where id = any (${eventIds}) order by id
    `),
  );
  const failures: Error[] = [];
  for (const event of events) {
    for (const listener of listeners.get(event.name) ?? []) {
      await handleOnce(database, listener, { tenantId, event, now }).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        failures.push(new Error(`${listener.task}: ${message}`, { cause: error }));
      });
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(({ message }) => message).join('\n'));
  }
}

type Occurrence = { readonly tenantId: number; readonly event: EventRow; readonly now: Date };

/** Runs one handler for one event; its effect and the record that it ran commit together. */
export async function handleOnce(
  database: Database,
  listener: Listener,
  { tenantId, event, now }: Occurrence,
): Promise<void> {
  await database.transaction(systemScope(tenantId, `event-${event.id}`), async (db) => {
    const first = await db.run(sql`
      insert into platform.handled_event (tenant_id, event_id, listener)
      values (${tenantId}, ${event.id}, ${listener.task})
      on conflict do nothing
    `);
    if (first === 0) return;
    await listener.handle({ event, eventId: event.id, db, now, tenantId });
  });
}
