/** The database tables from a backup's point of view. */
import pg from 'pg';

export type BackupTableColumns = { readonly name: string; readonly columns: readonly string[] };

/** Written by the migrations themselves: the schema is recreated, not copied. */
const madeByMigrations = ['public.schema_migration', 'graphile_worker.migrations'];

/**
 * Returns all tables with their stored columns; generated columns are recomputed. A partitioned
 * table is one table, because its partitions depend on the database it is restored to.
 */
export async function tablesOf(client: pg.Client): Promise<readonly BackupTableColumns[]> {
  const { rows } = await client.query<BackupTableColumns>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and format('%I.%I', n.nspname, c.relname) <> all ($1)
     order by 1`,
    [madeByMigrations],
  );
  return rows;
}

/** Returns the rows of a table for COPY, which reads partitioned tables only through a select. */
export const rowsOf = ({ name, columns }: BackupTableColumns): string =>
  `(select ${columns.map((column) => pg.escapeIdentifier(column)).join(', ')} from ${name})`;

/** Formats `schema.table (column, …)` for COPY. */
export const copied = ({ name, columns }: BackupTableColumns): string =>
  `${name} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

/** Values must have the same text form on every server. */
export const plainTexts = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off`;

/** Returns a table's row count and the sum of its row hashes: equal for equal rows in any order. */
export async function fingerprintOf(client: pg.Client, { name }: BackupTableColumns) {
  const { rows } = await client.query<{ rows: string; fingerprint: string }>(
    `select count(*)::text as rows,
       coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as fingerprint
     from ${name} t`,
  );
  const [row] = rows;
  return { rows: Number(row?.rows ?? 0), fingerprint: row?.fingerprint ?? '0' };
}
