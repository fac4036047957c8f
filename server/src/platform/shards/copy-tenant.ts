import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { withoutTriggers } from '../backup/restore.ts';
import {
  type BackupTableColumns,
  copied,
  plainTexts,
  rowsOf,
  tenantFingerprintOf,
  tenantTablesOf,
} from '../backup/tables.ts';
import { type BothShards, onBothShards } from './both-shards.ts';
import type { TenantMove } from './move.ts';

/**
 * Copies the tenant's rows as a snapshot of the old shard has them, and compares every table by
 * count and checksum: all of them, or none. Nobody else can see them yet.
 * @returns the number of rows
 * @throws Error naming a table that differs
 */
export async function copyTenant(move: TenantMove, snapshot: string): Promise<number> {
  return onBothShards(move, async ({ source, target }) => {
    await source.query('begin isolation level repeatable read, read only');
    await source.query(`set transaction snapshot ${pg.escapeLiteral(snapshot)}`);
    await target.query('begin');
    for (const client of [source, target]) await client.query(plainTexts);
    await withoutTriggers(target);
    const rows = await copyTables(move, { source, target });
    await target.query('commit');
    return rows;
  });
}

async function copyTables(
  { tenantId, progress = () => {} }: TenantMove,
  { source, target }: BothShards,
): Promise<number> {
  const tables = await tenantTablesOf(source);
  let rows = 0;
  for (const [done, table] of tables.entries()) {
    progress({ done, all: tables.length, next: table.name });
    await pipeline(
      source.query(copyTo(`copy ${rowsOf(table, tenantId)} to stdout`)),
      target.query(copyFrom(`copy ${copied(table)} from stdin`)),
    );
    rows += await insistOnSameRows({ source, target }, table, tenantId);
  }
  return rows;
}

/**
 * Compares the tenant's rows of a table on two shards; returns how many there are.
 * @throws Error naming the table if they differ
 */
async function insistOnSameRows(
  { source, target }: BothShards,
  table: BackupTableColumns,
  tenantId: number,
): Promise<number> {
  const [there, here] = await Promise.all([
    tenantFingerprintOf(source, table, tenantId),
    tenantFingerprintOf(target, table, tenantId),
  ]);
  if (there.rows === here.rows && there.fingerprint === here.fingerprint) return here.rows;
  throw new Error(
    `${table.name} differs: ${there.rows} rows on the old shard, ${here.rows} on the new one.`,
  );
}
