/** Logical replication of one tenant's rows from its shard to another. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { tenantTablesOf } from '../backup/tables.ts';
import { adminQuery, asAdmin } from '../db/connection.ts';
import type { BothShards } from './both-shards.ts';
import type { TenantMove } from './move.ts';
import { PauseTooLong } from './pause-too-long.ts';

const poll_ms = 5;

/** Publication, slot and subscription of a move have the same name. */
const nameOf = ({ tenantId }: TenantMove): string => `waybill_move_${tenantId}`;

/** A place in the write-ahead log, and the snapshot of the rows at that place. */
export type ReplicationSlot = {
  readonly snapshot: string;
  /** Ends the snapshot; the slot remains. */
  readonly release: () => Promise<void>;
};

/** Publishes the tenant's rows, and begins to collect their changes at the slot's snapshot. */
export async function beginReplication(move: TenantMove): Promise<ReplicationSlot> {
  await publish(move);
  const client = new pg.Client({
    connectionString: move.from.url,
    replication: 'database',
  } as pg.ClientConfig);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ snapshot_name: string }>(
    `CREATE_REPLICATION_SLOT ${nameOf(move)} LOGICAL pgoutput (SNAPSHOT 'export')`,
  );
  const [slot] = rows;
  if (slot === undefined) throw new Error('PostgreSQL returned no slot');
  return { snapshot: slot.snapshot_name, release: () => client.end() };
}

async function publish(move: TenantMove): Promise<void> {
  return asAdmin(move.from.url, async (client) => {
    const tables = await tenantTablesOf(client);
    const rows = tables.map(({ name }) => `${name} where (tenant_id = ${move.tenantId})`);
    await client.query(
      `create publication ${nameOf(move)} for table ${rows.join(', ')}
       with (publish_via_partition_root = true)`,
    );
  });
}

/**
 * Applies all changes since the slot's snapshot on the new shard, and every later one: as the
 * administrator, because the owner of the tables is subject to row-level security.
 */
export async function subscribe(move: TenantMove): Promise<void> {
  const name = nameOf(move);
  await adminQuery(move.to.url)(
    `create subscription ${name} connection ${pg.escapeLiteral(move.from.url)} publication ${name}
     with (copy_data = false, create_slot = false, synchronous_commit = on,
       disable_on_error = true, run_as_owner = true)`,
  );
}

/**
 * Waits until the new shard has everything that was committed before.
 * @param deadline of the process's clock
 * @throws PauseTooLong at the deadline; Error if replication has failed
 */
export async function catchUp(
  move: TenantMove,
  { source, target }: BothShards,
  deadline = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { rows } = await source.query<{ at: string }>('select pg_current_wal_insert_lsn() as at');
  const at = rows[0]?.at;
  for (;;) {
    const { rowCount } = await source.query(
      'select from pg_replication_slots where slot_name = $1 and confirmed_flush_lsn >= $2',
      [nameOf(move), at],
    );
    if (rowCount !== 0) return;
    if (performance.now() > deadline) throw new PauseTooLong();
    await insistOnSubscription(target, move);
    await sleep(poll_ms);
  }
}

async function insistOnSubscription(target: pg.Client, move: TenantMove): Promise<void> {
  const { rows } = await target.query<{ subenabled: boolean }>(
    'select subenabled from pg_subscription where subname = $1',
    [nameOf(move)],
  );
  if (rows[0]?.subenabled === true) return;
  throw new Error(`The log of ${move.to.name} says why changes of the tenant were not applied.`);
}

/** Removes subscription, slot and publication, as far as they exist. */
export async function endReplication(move: TenantMove): Promise<void> {
  const name = nameOf(move);
  const [from, to] = [adminQuery(move.from.url), adminQuery(move.to.url)];
  const known = await to('select from pg_subscription where subname = $1', [name]);
  if (known.length > 0) {
    await to(`alter subscription ${name} disable`);
    await to(`alter subscription ${name} set (slot_name = none)`);
    await to(`drop subscription ${name}`);
  }
  await dropSlot(from, name);
  await from(`drop publication if exists ${name}`);
}

async function dropSlot(from: ReturnType<typeof adminQuery>, name: string): Promise<void> {
  // Its walsender ends a moment after its subscription.
  await from(
    `select pg_terminate_backend(active_pid, 2000) from pg_replication_slots
     where slot_name = $1 and active_pid is not null`,
    [name],
  );
  await from(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1',
    [name],
  );
}
