import { holdConnection } from '../db/held-connection.ts';

/** The class of the advisory locks held by live workers; nothing else uses it. */
const lockClass = 7301;
const checkEvery_ms = 10_000;
/** Longer than registering a worker, including after a reconnection, can take. */
const timeout = '20 seconds';

/**
 * Shows other server processes which workers of the task queue are alive, and unlocks the tasks of
 * dead ones.
 */
export type WorkerPresence = {
  /** Registers workers by the id with which they lock tasks, which is that of their pool. */
  add(workerId: string): void;
  /** Allows other processes to take over what these workers have locked. */
  stop(): Promise<void>;
};

/**
 * Holds an advisory lock for each registered worker on one connection. If a task's worker has held
 * no such lock for longer than a reconnection takes, its process has died: the task and its queue
 * are unlocked.
 */
export function registerWorkers(adminUrl: string): WorkerPresence {
  const workerIds = new Set<string>();
  /** Statements of one connection are sent one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const inSequence = (send: () => Promise<unknown> | undefined): Promise<unknown> => {
    const sent = last.then(send);
    last = sent.catch(() => {});
    return sent;
  };
  const held = holdConnection(adminUrl, async (client) => {
    await inSequence(() => client.query(registration, [[...workerIds]]));
    await inSequence(() => client.query(unlockOrphans));
  });
  /** If the connection is down, the next one registers all workers and unlocks orphans. */
  const send = (text: string, values: readonly unknown[] = []): void =>
    void inSequence(() => held.client()?.query(text, [...values])).catch(() => {});
  const checks = setInterval(() => send(unlockOrphans), checkEvery_ms);
  return {
    add(workerId) {
      workerIds.add(workerId);
      send(registration, [[workerId]]);
    },
    async stop() {
      clearInterval(checks);
      await held.stop();
    },
  };
}

const registration = `
  select pg_advisory_lock(${lockClass}, hashtext(worker_id)) from unnest($1::text[]) as worker_id`;

const unlockOrphans = `
  with locked as (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
  ), orphaned as (
    select distinct locked_by as worker_id from locked
    where locked_at < now() - interval '${timeout}' and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted and classid = ${lockClass} and objsubid = 2
        and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database())
    )
  )
  select graphile_worker.force_unlock_workers(array_agg(worker_id))
  from orphaned having count(*) > 0`;
