import { runOnce, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { type BackgroundParts, quietLogger, tasksOf } from './worker.ts';

/** Works off everything that is due, then stops: for the demo data and for tests. */
export async function drainBackground(parts: BackgroundParts): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: parts.adminUrl, max: 3 });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  const taskList = tasksOf(parts);
  try {
    // The end of a task is noted while the runner already looks for the next: one that stands behind
    // it in its turn is then overlooked.
    do {
      await runOnce({
        pgPool,
        taskList,
        noHandleSignals: true,
        logger: quietLogger(parts),
      });
    } while (await isAnyDue(pgPool, taskList));
  } finally {
    await pgPool.end();
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
