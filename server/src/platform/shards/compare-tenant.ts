import type pg from 'pg';
import {
  type BackupTableColumns,
  plainTexts,
  tenantCountSql,
  tenantFingerprintSql,
  tenantTablesOf,
} from '../backup/tables.ts';
import type { BothShards } from './both-shards.ts';
import type { TenantMove } from './move.ts';

/** Tables up to this size are compared by checksum within a pause, larger ones by count. */
const checksumRows = 20_000;

type TableRow = {
  readonly name: string;
  readonly rows: string;
  readonly fingerprint: string;
};

/**
 * Prepares a comparison of every table of a tenant: each by its count, and by checksum if that
 * takes no longer than a pause may last. The copy was compared by checksum as a whole. Comparing
 * then takes one statement of each shard, at the same time.
 * @returns the comparison, which throws an Error naming a table that differs
 */
export async function comparisonOf(
  { tenantId, from, to }: TenantMove,
  { source, target }: BothShards,
): Promise<() => Promise<void>> {
  const tables = await tenantTablesOf(source);
  const isSmall = await smallTablesOf(source, tables, tenantId);
  // Rows that a vacuum has seen are counted in an index, others one by one in the table.
  for (const table of tables.filter((each) => !isSmall(each))) {
    await Promise.all([source, target].map((client) => client.query(`vacuum ${table.name}`)));
  }
  const statement = tables
    .map((table) =>
      isSmall(table) ? tenantFingerprintSql(table, tenantId) : tenantCountSql(table, tenantId),
    )
    .join('\nunion all\n');
  return async () => {
    const [there, here] = await Promise.all([
      tableRowsOf(source, statement),
      tableRowsOf(target, statement),
    ]);
    for (const { name, rows, fingerprint } of there.values()) {
      const copy = here.get(name);
      if (copy?.rows === rows && copy.fingerprint === fingerprint) continue;
      const counts = `${rows} rows on ${from.name}, ${copy?.rows ?? 0} on ${to.name}`;
      throw new Error(`${name} differs: ${counts}.`);
    }
  };
}

async function smallTablesOf(
  client: pg.Client,
  tables: readonly BackupTableColumns[],
  tenantId: number,
): Promise<(table: BackupTableColumns) => boolean> {
  const statement = tables.map((table) => tenantCountSql(table, tenantId)).join('\nunion all\n');
  const counted = await tableRowsOf(client, statement);
  return ({ name }) => Number(counted.get(name)?.rows ?? 0) <= checksumRows;
}

async function tableRowsOf(
  client: pg.Client,
  statement: string,
): Promise<ReadonlyMap<string, TableRow>> {
  await client.query(`begin isolation level repeatable read, read only; ${plainTexts}`);
  try {
    const { rows } = await client.query<TableRow>(statement);
    return new Map(rows.map((row) => [row.name, row]));
  } finally {
    await client.query('commit');
  }
}
