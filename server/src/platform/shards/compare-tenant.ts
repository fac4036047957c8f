import type pg from 'pg';
import {
  plainTexts,
  tenantCountSql,
  tenantFingerprintSql,
  tenantTablesOf,
} from '../backup/tables.ts';
import type { BothShards } from './both-shards.ts';
import type { TenantMove } from './move.ts';

/** A table whose checksum takes longer is compared by count within the pause. */
const checksumMax_ms = 20;

type TableRow = {
  readonly name: string;
  readonly rows: string;
  readonly fingerprint: string;
};

/**
 * Prepares a comparison of every table of a tenant: each by its count, and by checksum where that
 * is fast enough for a pause. The copy was compared by checksum as a whole. Comparing then takes
 * one statement of each shard, at the same time, which both have planned and run once before.
 * @returns the comparison, which throws an Error naming a table that differs
 */
export async function comparisonOf(
  { tenantId, from, to }: TenantMove,
  { source, target }: BothShards,
): Promise<() => Promise<void>> {
  const tables = await tenantTablesOf(source);
  const slow = new Set<string>();
  for (const table of tables) {
    const checksum = tenantFingerprintSql(table, tenantId);
    const began = performance.now();
    await Promise.all([source, target].map((client) => tableRowsOf(client, checksum)));
    if (performance.now() - began < checksumMax_ms) continue;
    slow.add(table.name);
    // Rows that a vacuum has seen are counted in an index, others one by one in the table.
    await Promise.all([source, target].map((client) => client.query(`vacuum ${table.name}`)));
  }
  const text = tables
    .map((table) =>
      slow.has(table.name)
        ? tenantCountSql(table, tenantId)
        : tenantFingerprintSql(table, tenantId),
    )
    .join('\nunion all\n');
  // A named statement keeps its plan: planning some 200 tables takes longer than reading most.
  const statement = { name: 'comparison of a tenant', text };
  const rowsOfBoth = () =>
    Promise.all([tableRowsOf(source, statement), tableRowsOf(target, statement)]);
  await rowsOfBoth();
  return async () => {
    const [there, here] = await rowsOfBoth();
    for (const { name, rows, fingerprint } of there.values()) {
      const copy = here.get(name);
      if (copy?.rows === rows && copy.fingerprint === fingerprint) continue;
      const counts = `${rows} rows on ${from.name}, ${copy?.rows ?? 0} on ${to.name}`;
      throw new Error(`${name} differs: ${counts}.`);
    }
  };
}

async function tableRowsOf(
  client: pg.Client,
  statement: string | pg.QueryConfig,
): Promise<ReadonlyMap<string, TableRow>> {
  await client.query(`begin isolation level repeatable read, read only; ${plainTexts}`);
  try {
    const { rows } = await client.query<TableRow>(statement);
    return new Map(rows.map((row) => [row.name, row]));
  } finally {
    await client.query('commit');
  }
}
