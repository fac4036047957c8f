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
    // A task whose turn has not come hides those behind it from a single look.
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
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where j.is_available and q.is_available is not false and j.run_at <= now()
       and t.identifier = any($1) limit 1`,
    [Object.keys(tasks)],
  );
  return rowCount !== 0;
}
