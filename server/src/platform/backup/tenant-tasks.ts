/** The queued background tasks of one tenant. */
import type pg from 'pg';

export type QueuedTask = {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Key and queue without the tenant's number, which they start with. */
  readonly key: string | null;
  readonly queue: string | null;
  readonly run_at: string;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly priority: number;
};

/** Returns the tasks of a tenant that are queued, running or have failed, oldest first. */
export async function tasksOf(
  client: pg.ClientBase,
  tenantId: number,
): Promise<readonly QueuedTask[]> {
  const { rows } = await client.query<QueuedTask>(
    `select t.identifier as name, j.payload,
       substr(j.key, length($1::text) + 2) as key,
       substr(q.queue_name, length($1::text) + 2) as queue,
       j.run_at::text as run_at, j.attempts, j.max_attempts, j.last_error, j.priority
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where j.payload ->> 'tenantId' = $1::text
     order by j.id`,
    [tenantId],
  );
  return rows;
}

/**
 * Queues tasks for a tenant, with their attempts so far. New ones, which may be thousands, take one
 * statement.
 */
export async function queueTasks(
  client: pg.ClientBase,
  tenantId: number,
  tasks: readonly QueuedTask[],
): Promise<void> {
  await client.query(
    `select from graphile_worker.add_jobs((
       select array_agg((
         name, (payload || jsonb_build_object('tenantId', $1::bigint))::json, $1 || ':' || queue,
         run_at, max_attempts, $1 || ':' || key, priority, null)::graphile_worker.job_spec
         order by task.ordinality)
       from ${specifications} as task))`,
    [tenantId, JSON.stringify(tasks.filter(({ attempts }) => attempts === 0))],
  );
  await queueRetries(
    client,
    tenantId,
    tasks.filter(({ attempts }) => attempts > 0),
  );
}

/** Tasks that have failed or were running: each is queued by itself, to learn its id. */
async function queueRetries(
  client: pg.ClientBase,
  tenantId: number,
  tasks: readonly QueuedTask[],
): Promise<void> {
  if (tasks.length === 0) return;
  const { rows } = await client.query<{ id: string }>(
    `select (graphile_worker.add_job(
       name, (payload || jsonb_build_object('tenantId', $1::bigint))::json,
       queue_name => $1 || ':' || queue, run_at => run_at, max_attempts => max_attempts,
       job_key => $1 || ':' || key, priority => priority)).id
     from ${specifications} as task
     order by task.ordinality`,
    [tenantId, JSON.stringify(tasks)],
  );
  const attempted = tasks.map(({ attempts, last_error }, at) => ({
    id: rows[at]?.id,
    attempts,
    last_error,
  }));
  await client.query(
    `update graphile_worker._private_jobs j
     set attempts = task.attempts, last_error = task.last_error
     from jsonb_to_recordset($1::jsonb) as task (id bigint, attempts int, last_error text)
     where j.id = task.id`,
    [JSON.stringify(attempted)],
  );
}

/** Tasks as rows, in their order. */
const specifications = `rows from (jsonb_to_recordset($2::jsonb) as (
  name text, payload jsonb, key text, queue text, run_at timestamptz, max_attempts int,
  priority int)) with ordinality`;
