import { type DomainEvent, type DomainEventName, topicsOfEvents } from '@waybill/contract/events';
import { partsOf } from '@waybill/kernel/parts';
import { sql } from 'kysely';
import type { Context, EventHandler } from '../context.ts';
import { anyOf } from '../db/any-of.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { systemScope } from '../db/scope.ts';

type Listener = {
  readonly task: string;
  readonly event: DomainEventName;
  readonly handle: EventHandler;
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

/** Limits how long one transaction lasts that handles many events. */
const eventsPerTransaction = 50;

/**
 * Runs every handler of the events in order: all of them in one transaction, as most are a few
 * statements. If one fails, each runs again in a transaction of its own, so that a failing handler
 * does not delay the others; the task then fails too, and its next attempt runs only the handlers
 * that have not run yet.
 * @throws {AggregateError} the failures, each message starting with the handler's name
 */
export async function handleEvents(
  { database, listeners }: { readonly database: Database; readonly listeners: Listeners },
  { tenantId, eventIds }: Published,
  now: Date,
): Promise<void> {
  const failures: Error[] = [];
  const handle = (handlings: readonly Handling[]): Promise<void> =>
    handleOnce(database, handlings, { tenantId, now });
  for (const ids of partsOf(eventIds, eventsPerTransaction)) {
    const handlings = await handlingsOf({ database, listeners }, { tenantId, eventIds: ids });
    if (handlings.length > 1 && (await succeeds(handle(handlings)))) continue;
    for (const handling of handlings) {
      await handle([handling]).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        failures.push(new Error(`${handling.listener.task}: ${message}`, { cause: error }));
      });
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(({ message }) => message).join('\n'));
  }
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** One handler for one event. */
type Handling = { readonly listener: Listener; readonly event: EventRow };

async function handlingsOf(
  { database, listeners }: { readonly database: Database; readonly listeners: Listeners },
  { tenantId, eventIds }: Published,
): Promise<readonly Handling[]> {
  const events = await database.reading(systemScope(tenantId), (db) =>
    db.many(sql<EventRow>`
      select id, name, payload from platform.event where id = any (${anyOf(eventIds)}) order by id
    `),
  );
  return events.flatMap((event) =>
    (listeners.get(event.name) ?? []).map((listener) => ({ listener, event })),
  );
}

/**
 * Runs handlers for events in one transaction: their effects and the records that they ran commit
 * together.
 */
export async function handleOnce(
  database: Database,
  handlings: readonly Handling[],
  { tenantId, now }: { readonly tenantId: number; readonly now: Date },
): Promise<void> {
  const [first] = handlings;
  if (first === undefined) return;
  await database.transaction(systemScope(tenantId, `event-${first.event.id}`), async (db) => {
    const due = await recordHandled(db, handlings);
    const byHandler = Map.groupBy(due, ({ listener }) => listener.handle);
    for (const [handle, ofHandler] of byHandler) {
      const calls = ofHandler.map(({ event }) => ({ event, eventId: event.id, db, now, tenantId }));
      if (typeof handle === 'object') await handle.together(calls);
      else for (const call of calls) await handle(call);
    }
  });
}

/** Records that the handlers ran for their events; returns those that had not. */
async function recordHandled(
  db: TenantDb,
  handlings: readonly Handling[],
): Promise<readonly Handling[]> {
  const recorded = await db.many(sql<{ event_id: number; listener: string }>`
    insert into platform.handled_event (tenant_id, event_id, listener)
    select platform.tenant_id(), h.event_id, h.listener
    from unnest(
      ${handlings.map(({ event }) => event.id)}::bigint[],
      ${handlings.map(({ listener }) => listener.task)}::text[]
    ) as h (event_id, listener)
    on conflict do nothing
    returning event_id, listener
  `);
  const due = new Set(recorded.map(({ event_id: id, listener }) => `${id} ${listener}`));
  return handlings.filter(({ listener, event }) => due.has(`${event.id} ${listener.task}`));
}
