/** Moves a tenant to another shard while it works. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type QueuedTask, queueTasks, tasksOf } from '../backup/tenant-tasks.ts';
import { adminQuery, asAdmin } from '../db/connection.ts';
import { lockTimedOut } from '../db/failures.ts';
import { onBothShards } from './both-shards.ts';
import { comparisonOf } from './compare-tenant.ts';
import { copyTenant } from './copy-tenant.ts';
import type { TenantMove } from './move.ts';
import { countedSequences, raiseBeyond } from './move-sequences.ts';
import { beginReplication, catchUp, endReplication, subscribe } from './move-replication.ts';
import { PauseTooLong } from './pause-too-long.ts';
import { removeTenantRows } from './remove-tenant-rows.ts';
import { registration } from './shard-setup.ts';
import type { NamedUrl } from './sharded-database.ts';

/** The number of rows that were copied, and how long writes were refused. */
export type MoveReport = { readonly rows: number; readonly paused_ms: number };

/** A longer pause is given up and tried again. */
const pauseMax_ms = 2_000;
/** What the commits of the switch take of the pause, after the last comparison. */
const switch_ms = 700;
const attemptsMax = 7;
/** For running transactions, and for running tasks, to end. */
const lockWait_ms = 1_000;
const tasksWait_ms = 100;
/** After the first attempt; doubled after each. A minute in all. */
const rest_ms = 1_000;

/**
 * Moves a tenant in these steps: copy at a snapshot and comparison of every table, replication of
 * what changes meanwhile, pause of its writes, comparison, switch, removal of the replication. The
 * switch is one commit on the old shard. A failure before it leaves the tenant where it was; after
 * it, a second call completes the move. The pause ends with the connection of this process. The
 * old copy remains.
 *
 * @throws Error if the copy differs, the tenant is too busy, or another process moves it
 */
export async function moveTenant(move: TenantMove): Promise<MoveReport> {
  return asAdmin(move.from.url, async (client) => {
    const { rows } = await client.query<{ is_free: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('shard move', $1)) as is_free`,
      [move.tenantId],
    );
    if (rows[0]?.is_free !== true) throw new BeingMoved();
    return await moveAlone(move);
  });
}

/** Another process is moving the tenant. */
export class BeingMoved extends Error {
  constructor() {
    super('Another process is moving this tenant.');
  }
}

async function moveAlone(move: TenantMove): Promise<MoveReport> {
  if ((await stateOn(move.from, move.tenantId)) === 'Moved') return completed(move);
  await undo(move);
  try {
    const rows = await copied(move);
    const paused_ms = await switchOver(move);
    await end(move);
    return { rows, paused_ms };
  } catch (error) {
    const state = await stateOn(move.from, move.tenantId).catch(() => 'Unknown');
    if (state === 'Here') await undo(move).catch(() => {});
    throw error;
  }
}

async function completed(move: TenantMove): Promise<MoveReport> {
  const moved = await adminQuery(move.from.url)(
    'select moved_to from platform.shard_tenant where tenant_id = $1',
    [move.tenantId],
  );
  const movedTo = String(moved[0]?.['moved_to']);
  if (movedTo !== move.to.name) throw new Error(`The tenant has moved to ${movedTo}.`);
  await arrive(move);
  await end(move);
  return { rows: 0, paused_ms: 0 };
}

/** Removes what an interrupted move has left on the new shard, or an earlier one as its copy. */
async function undo(move: TenantMove): Promise<void> {
  if ((await stateOn(move.to, move.tenantId)) === 'Here') {
    throw new Error(`The tenant is on ${move.to.name} already.`);
  }
  await endReplication(move);
  await removeTenantRows(move.to, move.tenantId, ['Arriving', 'Moved']);
}

async function copied(move: TenantMove): Promise<number> {
  await adminQuery(move.to.url)(
    `insert into platform.shard_tenant (tenant_id, state) values ($1, 'Arriving')
     on conflict (tenant_id) do update set state = 'Arriving', moved_to = '', changed_at = now()`,
    [move.tenantId],
  );
  const { snapshot, release } = await beginReplication(move);
  let rows: number;
  try {
    rows = await copyTenant(move, snapshot);
  } finally {
    await release();
  }
  await subscribe(move);
  return rows;
}

/** Tries the pause until it is short enough; returns how long the last one was. */
async function switchOver(move: TenantMove): Promise<number> {
  return onBothShards(move, async (clients) => {
    const compare = await comparisonOf(move, clients);
    for (let attempt = 1; ; attempt += 1) {
      await catchUp(move, clients);
      const began = performance.now();
      const deadline = began + pauseMax_ms - switch_ms;
      try {
        await withPausedWrites(move, (client) =>
          leave(client, move, {
            deadline,
            untilSame: async () => {
              await catchUp(move, clients, deadline);
              await compare();
            },
          }),
        );
        return performance.now() - began;
      } catch (error) {
        if (attempt === attemptsMax || !(error instanceof PauseTooLong)) throw error;
        await sleep(rest_ms * 2 ** (attempt - 1));
      }
    }
  });
}

/**
 * Runs `work` while no transaction of the tenant writes on the old shard. The pause is a lock of
 * this connection, so it ends with it, whatever happens to this process.
 */
async function withPausedWrites(
  { tenantId, from }: TenantMove,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  try {
    await asAdmin(from.url, async (client) => {
      await client.query(`set lock_timeout = ${lockWait_ms}`);
      await client.query(`select pg_advisory_lock(hashtextextended('shard', $1))`, [tenantId]);
      await work(client);
    });
  } catch (error) {
    throw lockTimedOut(error) ? new PauseTooLong() : error;
  }
}

type Pause = {
  /** Of the process's clock. */
  readonly deadline: number;
  /** Waits until the new shard has every row, and compares them. */
  readonly untilSame: () => Promise<void>;
};

/** Compares, commits the switch on the old shard, and lets the tenant arrive on the new one. */
async function leave(
  client: pg.Client,
  move: TenantMove,
  { deadline, untilSame }: Pause,
): Promise<void> {
  const { tenantId, to } = move;
  await untilTasksEnd(client, tenantId);
  await untilSame();
  if (performance.now() > deadline) throw new PauseTooLong();
  await client.query('begin');
  const tasks = await tasksOf(client, tenantId);
  await client.query(
    `delete from graphile_worker._private_jobs where payload ->> 'tenantId' = $1::text`,
    [tenantId],
  );
  await client.query(
    `update platform.shard_tenant
     set state = 'Moved', moved_to = $2, tasks = $3, changed_at = now() where tenant_id = $1`,
    [tenantId, to.name, JSON.stringify(tasks)],
  );
  await client.query('commit');
  await arrive(move);
}

/** A task that is running is run again on the new shard if it does not end in time. */
async function untilTasksEnd(client: pg.Client, tenantId: number): Promise<void> {
  const deadline = performance.now() + tasksWait_ms;
  for (;;) {
    const { rowCount } = await client.query(
      `select from graphile_worker._private_jobs
       where locked_at is not null and payload ->> 'tenantId' = $1::text`,
      [tenantId],
    );
    if (rowCount === 0 || performance.now() > deadline) return;
    await sleep(10);
  }
}

/** Opens the new shard for the tenant, with its queued tasks, and updates the directory. */
async function arrive({ tenantId, from, to, first }: TenantMove): Promise<void> {
  return asAdmin(to.url, async (client) => {
    await client.query('begin');
    const { rowCount } = await client.query(
      `update platform.shard_tenant set state = 'Here', changed_at = now()
       where tenant_id = $1 and state = 'Arriving'`,
      [tenantId],
    );
    if (rowCount !== 0) {
      await raiseBeyond(client, await asAdmin(from.url, countedSequences));
      await queueTasks(client, tenantId, await tasksOnTheirWay(from, tenantId));
    }
    await client.query('commit');
    const { rows } = await client.query<{ hosts: readonly string[] }>(
      `select array_agg(host order by host) as hosts from tenancy.host where tenant_id = $1`,
      [tenantId],
    );
    await adminQuery(first.url)(registration, [tenantId, to.name, rows[0]?.hosts ?? []]);
  });
}

/** Removes what served the move. Until then any process may complete it. */
async function end(move: TenantMove): Promise<void> {
  await endReplication(move);
  await adminQuery(move.from.url)(
    'update platform.shard_tenant set tasks = null where tenant_id = $1',
    [move.tenantId],
  );
}

async function tasksOnTheirWay(
  { url }: NamedUrl,
  tenantId: number,
): Promise<readonly QueuedTask[]> {
  const [row] = await adminQuery(url)(
    'select tasks from platform.shard_tenant where tenant_id = $1',
    [tenantId],
  );
  return (row?.['tasks'] ?? []) as readonly QueuedTask[];
}

async function stateOn({ url }: NamedUrl, tenantId: number): Promise<string> {
  const [row] = await adminQuery(url)(
    'select state from platform.shard_tenant where tenant_id = $1',
    [tenantId],
  );
  return row === undefined ? 'Absent' : (row['state'] as string);
}
