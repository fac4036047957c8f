import type { DomainEvent, DomainEvents, DomainEventName } from '@waybill/contract/events';
import { sql } from 'kysely';
import type { BackgroundTasks, TaskName } from './background/tasks.ts';
import type { TenantDb } from './db/database.ts';

/**
 * Publishes an event in the transaction of the command, without waiting for the database. At commit
 * the database queues one task per handler and notifies open pages, so a rolled-back event is never
 * seen.
 */
export function publish<N extends DomainEventName>(
  db: TenantDb,
  name: N,
  payload: DomainEvents[N],
): void {
  send(db, [{ name, payload }]);
}

/** Publishes many events in one statement, in order. */
export function publishAll(db: TenantDb, events: readonly DomainEvent[]): void {
  if (events.length > 0) send(db, events);
}

function send(
  db: TenantDb,
  events: readonly { readonly name: DomainEventName; readonly payload: unknown }[],
): void {
  const rows = JSON.stringify(events.map(({ name, payload }) => ({ name, payload })));
  db.later(sql`select platform.publish(${rows}::jsonb)`);
}

type TaskToQueue<N extends TaskName> = {
  readonly name: N;
  /** Collapses pending duplicates. */
  readonly key?: string;
  readonly runAt?: Date;
  /** Tasks of one queue run sequentially. */
  readonly queue?: string;
};

/** Queues a task in the transaction of the command; its name alone is enough. */
export async function enqueue<N extends TaskName>(
  db: TenantDb,
  task: N | TaskToQueue<N>,
  payload: BackgroundTasks[N],
): Promise<void> {
  const { name, key, runAt, queue }: TaskToQueue<N> =
    typeof task === 'string' ? { name: task } : task;
  await db.run(sql`
    select platform.enqueue(
      ${name}, ${JSON.stringify(payload)}::jsonb, ${key ?? null}, ${runAt ?? null},
      ${queue ?? null}
    )
  `);
}
