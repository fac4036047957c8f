import type { LocalDate } from '@waybill/kernel/local-date';
import { fromWallTime, type WallTime } from '@waybill/kernel/time';
import { sql } from 'kysely';
import type { Context, Daily, DayCall } from '../context.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { systemScope } from '../db/scope.ts';
import { enqueue } from '../events.ts';
import { daysDue, scheduledDay } from './due-date.ts';
import type { DailyTaskName } from './tasks.ts';

/** An active tenant and its time zone. */
export type WorkingTenant = { readonly id: number; readonly timezone: string };

export type DailyParts = {
  readonly database: Database;
  readonly contexts: readonly Context[];
  readonly workingTenants: () => Promise<readonly WorkingTenant[]>;
};

/**
 * Declares work that runs once a day for every active tenant, at a time in the tenant's own zone. A
 * new task starts on the next day. Days missed during a downtime are caught up, each once, oldest
 * first, 31 at most. A failed run is retried, so it must be idempotent.
 * @throws {RangeError} if `at` is not a time (`HH:mm`)
 */
export function daily(at: WallTime, run: (call: DayCall) => Promise<void>): Daily {
  fromWallTime('2000-01-01' as LocalDate, at, 'UTC');
  return { at, run };
}

/**
 * Returns a function that queues all days due at a given time. Any number of servers may call it at
 * any time: the row per tenant and task admits each day once.
 */
export function dayQueue(parts: DailyParts): (now: Date) => Promise<void> {
  const tasks = parts.contexts.flatMap(
    (context) => Object.entries(context.daily ?? {}) as [DailyTaskName, Daily][],
  );
  /** Avoids database queries whose result is already known. */
  const queued = new Map<string, LocalDate>();
  return async (now) => {
    if (tasks.length === 0) return;
    for (const { id, timezone } of await parts.workingTenants()) {
      for (const [task, { at }] of tasks) {
        const dueDate = scheduledDay(now, at, timezone);
        const key = `${id} ${task}`;
        if ((queued.get(key) ?? '') >= dueDate) continue;
        const scope = systemScope(id, 'daily');
        await parts.database.transaction(scope, (db) => queueDays(db, task, dueDate));
        queued.set(key, dueDate);
      }
    }
  };
}

async function queueDays(db: TenantDb, task: DailyTaskName, dueDate: LocalDate): Promise<void> {
  const last = await lastDay(db, task);
  if (last === undefined) return begin(db, task, dueDate);
  const days = daysDue(last, dueDate);
  if (days.length === 0) return;
  await db.run(sql`update platform.daily set last_day = ${dueDate} where task = ${task}`);
  for (const day of days) {
    await enqueue(db, { name: task, key: `${task} ${day}`, queue: task }, { day });
  }
}

/** Returns the last queued day, locked: other callers that want to queue one wait. */
async function lastDay(db: TenantDb, task: DailyTaskName): Promise<LocalDate | undefined> {
  const row = await db.maybeOne(sql<{ last_day: LocalDate }>`
    select last_day from platform.daily where task = ${task} for update
  `);
  return row?.last_day;
}

/** Starts a new task on the next day, because today's time may have passed hours ago. */
async function begin(db: TenantDb, task: DailyTaskName, dueDate: LocalDate): Promise<void> {
  await db.run(sql`
    insert into platform.daily (tenant_id, task, last_day)
    values (${db.scope.tenantId}, ${task}, ${dueDate})
    on conflict do nothing
  `);
}
