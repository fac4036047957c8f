import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { hearOnce, listenersOf } from './listeners.ts';

export type Background = {
  /** Lets running tasks finish, at most `patience_ms`, and stops taking new ones. */
  stop(): Promise<void>;
};

export type BackgroundParts = {
  readonly adminUrl: string;
  readonly database: Database;
  readonly contexts: readonly Context[];
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

type Payload = Readonly<Record<string, unknown>> & { readonly tenantId: number };

/** Starts taking tasks from the queue in PostgreSQL. */
export async function startBackground(parts: BackgroundParts): Promise<Background> {
  const pool = new pg.Pool({ connectionString: parts.adminUrl, max: 6 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList: tasksOf(parts),
    logger: quietLogger(parts),
  });
  await unlockOrphans(parts.adminUrl);
  return { stop: () => stop(runner, pool) };
}

export function tasksOf({ contexts, database, clock }: BackgroundParts): TaskList {
  const tasks: TaskList = {};
  for (const listener of listenersOf(contexts)) {
    tasks[listener.task] = async (payload) => {
      const { tenantId, factId } = payload as { tenantId: number; factId: number };
      await hearOnce(database, listener, { tenantId, factId }, clock());
    };
  }
  for (const [name, task] of contexts.flatMap((c) => Object.entries(c.tasks ?? {}))) {
    tasks[name] = async (payload, helpers) => {
      const given = payload as Payload;
      const signal = helpers.abortSignal ?? new AbortController().signal;
      const { tenantId } = given;
      await task({ payload: given, database, tenantId, now: clock(), signal });
    };
  }
  return tasks;
}

/** Tasks whose worker died stay locked for hours; a lock older than ten minutes is an orphan's. */
async function unlockOrphans(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`
      update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_at < now() - interval '10 minutes'
    `);
  } finally {
    await client.end();
  }
}

async function stop(runner: Runner, pool: pg.Pool): Promise<void> {
  await runner.stop();
  await pool.end();
}

export const quietLogger = ({ log }: BackgroundParts): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
