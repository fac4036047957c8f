import pg from 'pg';

/** The class of the advisory locks that living workers hold; nothing else uses it. */
const lockClass = 7301;
const checkEvery_ms = 10_000;
const reconnect_ms = 500;
/** Longer than it takes to register a worker, or to register it again after a reconnection. */
const patience = '20 seconds';

/**
 * Shows other server processes which workers of the task queue live, and unlocks the tasks of those
 * that do not.
 */
export type WorkerPresence = {
  /** Announces a worker by the id with which it locks tasks. */
  add(workerId: string): void;
  /** Lets other processes take over what these workers have locked. */
  stop(): Promise<void>;
};

/**
 * Holds an advisory lock for each registered worker on one connection. A task whose worker has held
 * no such lock for longer than a reconnection takes was left by a process that died: the task and
 * its queue are unlocked.
 */
export function registerWorkers(adminUrl: string): WorkerPresence {
  const workerIds = new Set<string>();
  let client: pg.Client | undefined;
  /** Statements of one connection are sent one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const inSequence = <T>(send: () => Promise<T> | undefined): Promise<T | undefined> => {
    const sent = last.then(send);
    last = sent.catch(() => {});
    return sent;
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: adminUrl });
    const lose = (): void => {
      if (isStopped || client !== next) return;
      client = undefined;
      clearTimeout(timer);
      timer = setTimeout(() => void connect(), reconnect_ms);
    };
    client = next;
    next.on('error', lose);
    next.on('end', lose);
    const check = async (): Promise<void> => {
      await inSequence(() => next.query(unlockOrphans));
      if (client === next) timer = setTimeout(() => void check().catch(lose), checkEvery_ms);
    };
    try {
      await next.connect();
      await inSequence(() => next.query(registration, [[...workerIds]]));
      await check();
    } catch {
      lose();
    }
  };
  void connect();

  return {
    add(workerId) {
      workerIds.add(workerId);
      // If the connection is down, the next one registers all workers.
      inSequence(() => client?.query(registration, [[workerId]])).catch(() => {});
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
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
    where locked_at < now() - interval '${patience}' and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted and classid = ${lockClass} and objsubid = 2
        and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database())
    )
  )
  select graphile_worker.force_unlock_workers(array_agg(worker_id))
  from orphaned having count(*) > 0`;
