import { localDate } from '@waybill/kernel/local-date';
import {
  Logger,
  type ParsedCronItem,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Context, TaskCall, TaskHandlers } from '../context.ts';
import { adminQuery } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { dayQueue, type WorkingTenant } from './daily.ts';
import { handleEvents, listenersByEvent } from './listeners.ts';
import { paceNudges } from './paced-nudges.ts';
import type { DayPayload } from './tasks.ts';
import { registerWorkers, type WorkerPresence } from './worker-presence.ts';

export type Background = {
  /** Stops taking new tasks and lets running ones finish, for at most `patience_ms`. */
  stop(): Promise<void>;
};

export type BackgroundParts = {
  readonly adminUrl: string;
  readonly database: Database;
  readonly contexts: readonly Context[];
  /** The tenants with daily tasks. */
  readonly workingTenants: () => Promise<readonly WorkingTenant[]>;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** True if no other server uses the same database. */
  readonly isAlone?: boolean;
};

/** The dependencies of the work itself. */
export type WorkParts = Omit<BackgroundParts, 'adminUrl' | 'isAlone'>;

const queueDaysTask = 'platform.queueDays';
/** Queued by `platform.publish`. */
const handleEventsTask = 'platform.handleEvents';
/** Checks every minute, on whichever server is first, for days that have become due. */
const everyMinute = parseCronItems([
  { task: queueDaysTask, match: '* * * * *', options: { maxAttempts: 1 } },
]);
/**
 * The maximum number of concurrent calls to external servers, which cost little while they wait.
 */
const outsideAtOnce = 32;
/** Most new tasks are not for external servers: how long to wait between looking for some. */
const outsidePause_ms = 50;
/** A task waiting for an external server holds no connection, so a few connections serve many. */
const connections = 8;
/**
 * True for the queue library's warning about more workers than connections, which is intended here.
 */
const isMeantSo = (message: string): boolean => message.includes('maxPoolSize');
const againAfter_ms = 250;
/**
 * How long the queue collects finished tasks before it reports them in one statement. With
 * batching, even with no delay, it also retries the report; without, losing PostgreSQL would end
 * the process.
 */
const batchDelays = { completeJobBatchDelay: 25, failJobBatchDelay: 25 };
type Task = (call: TaskCall) => Promise<void>;
/** The row of a task: `platform.enqueue` adds the tenant to the payload. */
type Payload = TaskCall['payload'] & { readonly tenantId: number };

/**
 * Starts processing tasks from the queue in PostgreSQL, and restarts whenever the queue's own
 * runner stops, as it does after a long outage of PostgreSQL.
 */
export function startBackground(parts: BackgroundParts): Background {
  const pool = new pg.Pool({ connectionString: parts.adminUrl, max: connections });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const lane = (concurrency: number, work: LaneWork) =>
    run({
      ...work,
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      logger: quietLogger(parts),
      // Without a local queue, because the library ends the process if it cannot return fetched
      // tasks.
      preset: { worker: batchDelays },
    });
  const begin = async (): Promise<Lanes> => {
    if (parts.isAlone === true) await unlockAll(parts.adminUrl);
    const { own, outside } = tasksByLane(parts);
    const presence = registerWorkers(parts.adminUrl);
    return together(presence, [
      await lane(4, {
        taskList: own,
        pollInterval: 2_000,
        parsedCronItems: everyMinute,
        events: poolEvents(presence),
      }),
      await lane(outsideAtOnce, {
        taskList: outside,
        pollInterval: 5_000,
        parsedCronItems: [],
        events: pacedEvents(poolEvents(presence)),
      }),
    ]);
  };
  const stop = supervise(begin, (err) => parts.log.warn({ err }, 'The queue is not at hand'));
  return {
    async stop() {
      await stop();
      await pool.end();
    },
  };
}

/** Workers lock tasks by the id of their pool, which exists once its runner does. */
function poolEvents(presence: WorkerPresence): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => presence.add(workerPool.id));
  return events;
}

/** Has workers look for tasks less often than they are notified, until they stop. */
function pacedEvents(events: WorkerEvents): WorkerEvents {
  events.on('pool:create', ({ workerPool }) => {
    const stop = paceNudges(workerPool, outsidePause_ms);
    events.on('pool:gracefulShutdown', stop);
    events.on('pool:forcefulShutdown', stop);
  });
  return events;
}

type LaneWork = {
  readonly taskList: TaskList;
  /** How often each idle worker looks for tasks of which no notification tells: delayed ones. */
  readonly pollInterval: number;
  readonly parsedCronItems: ParsedCronItem[];
  readonly events: WorkerEvents;
};

type Lanes = Pick<Runner, 'stop' | 'promise'>;

/**
 * Combines runners that start and stop together: if one stops by itself, the others follow. Their
 * workers are registered until all have stopped.
 */
function together(presence: WorkerPresence, runners: readonly Runner[]): Lanes {
  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop().catch(() => {})));
    await presence.stop();
  };
  const untilOneEnds = async () => {
    try {
      await Promise.race(runners.map(({ promise }) => promise));
    } finally {
      await stop();
    }
  };
  return { stop, promise: untilOneEnds() };
}

/** Restarts the runners whenever they stop; returns a function to stop them. */
function supervise(
  begin: () => Promise<Lanes>,
  warn: (error: unknown) => void,
): () => Promise<void> {
  let current: Lanes | undefined;
  let stopping = false;
  const watch = async (): Promise<void> => {
    while (!stopping) {
      try {
        current = await begin();
        if (stopping) await current.stop();
        await current.promise;
      } catch (error) {
        if (stopping) return;
        warn(error);
        await sleep(againAfter_ms);
      }
    }
  };
  const watching = watch();
  return async () => {
    stopping = true;
    await current?.stop().catch(() => {});
    await watching;
  };
}

export function tasksOf(parts: WorkParts): TaskList {
  const { own, outside } = tasksByLane(parts);
  return { ...own, ...outside };
}

/** Splits tasks into internal work and work that waits for external servers. */
function tasksByLane(parts: WorkParts): {
  readonly own: TaskList;
  readonly outside: TaskList;
} {
  const { contexts, database, clock } = parts;
  const queueDays = dayQueue(parts);
  const own: TaskList = { [queueDaysTask]: () => queueDays(clock()) };
  const listeners = listenersByEvent(contexts);
  own[handleEventsTask] = (payload) =>
    handleEvents({ database, listeners }, payload as Parameters<typeof handleEvents>[1], clock());
  const claimed =
    (task: Task): TaskList[string] =>
    async (payload, helpers) => {
      const input = payload as Payload;
      const signal = helpers.abortSignal ?? new AbortController().signal;
      const { tenantId } = input;
      await task({ payload: input, database, tenantId, now: clock(), signal });
    };
  for (const [name, task] of contexts.flatMap(queuedWork)) own[name] = claimed(task);
  const calls = contexts.flatMap(({ callsOut = {} }) => tasksByName(callsOut));
  return { own, outside: Object.fromEntries(calls.map(([name, task]) => [name, claimed(task)])) };
}

/** Returns a context's tasks by name, including the daily ones. */
function queuedWork({ tasks = {}, daily = {} }: Context): [string, Task][] {
  const days = Object.entries(daily).map(([name, { run: work }]): [string, Task] => [
    name,
    (call) => work({ ...call, day: localDate((call.payload as DayPayload).day) }),
  ]);
  return [...tasksByName(tasks), ...days];
}

/**
 * `enqueue` accepts only the payload of the name, and a task is called only with payloads of its
 * name, so the narrower argument is dropped here.
 */
const tasksByName = (tasks: TaskHandlers): [string, Task][] =>
  Object.entries(tasks) as [string, Task][];

/** If no other server process uses the database, every lock at start was left by a dead one. */
async function unlockAll(adminUrl: string): Promise<void> {
  const query = adminQuery(adminUrl);
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await query(`
      update graphile_worker.${table} set locked_at = null, locked_by = null
      where locked_at is not null`);
  }
}

export const quietLogger = ({ log }: Pick<BackgroundParts, 'log'>): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning' && !isMeantSo(message)) log.warn(message);
  });
