import { runOnce, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { quietLogger, tasksOf, type WorkParts } from './worker.ts';

/** Opens connections shared by drains; the caller closes them. */
export function drainPool(adminUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 3 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs everything that is due, then stops: for tests. */
export async function drainBackground(pgPool: pg.Pool, parts: WorkParts): Promise<void> {
  const taskList = tasksOf(parts);
  // A task's completion is recorded while the runner already looks for the next one. A task queued
  // behind it under the same lock is then missed, so we check again.
  while (await isAnyDue(pgPool, taskList)) {
    await runOnce({ pgPool, taskList, noHandleSignals: true, logger: quietLogger(parts) });
  }
}

async function isAnyDue(pool: pg.Pool, tasks: TaskList): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.is_available and j.run_at <= now() and t.identifier = any($1) limit 1`,
    [Object.keys(tasks)],
  );
  return rowCount !== 0;
}
