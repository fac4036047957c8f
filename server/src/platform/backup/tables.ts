/** The database tables from a backup's point of view. */
import pg from 'pg';

export type BackupTableColumns = { readonly name: string; readonly columns: readonly string[] };

/** Written by the migrations themselves: the schema is recreated, not copied. */
const madeByMigrations = ['public.schema_migration', 'graphile_worker.migrations'];

/** Say where a tenant is, which is not the tenant's own data. */
const aboutShards = ['platform.shard_tenant', 'platform.shard_directory'];

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

/** Returns the tables that hold rows of tenants, each with the tenant's number first. */
export async function tenantTablesOf(client: pg.Client): Promise<readonly BackupTableColumns[]> {
  const tables = await tablesOf(client);
  return tables
    .filter(({ name, columns }) => columns.includes('tenant_id') && !aboutShards.includes(name))
    .map(({ name, columns }) => ({ name, columns: ['tenant_id', ...ownColumns(columns)] }));
}

const ownColumns = (columns: readonly string[]): readonly string[] =>
  columns.filter((column) => column !== 'tenant_id');

/**
 * Returns the rows of a table, or only a tenant's, for COPY, which reads partitioned tables only
 * through a select.
 */
export const rowsOf = ({ name, columns }: BackupTableColumns, tenantId?: number): string =>
  `(select ${listed(columns)} from ${name}${ofTenant(tenantId)})`;

const listed = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

const ofTenant = (tenantId: number | undefined): string =>
  tenantId === undefined ? '' : ` where tenant_id = ${tenantId}`;

/** Formats `schema.table (column, …)` for COPY. */
export const copied = ({ name, columns }: BackupTableColumns): string =>
  `${name} (${listed(columns)})`;

/** Values must have the same text form on every server. */
export const plainTexts = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off`;

/** The number of rows, and the sum of their hashes: equal for equal rows in any order. */
export type Fingerprint = { readonly rows: number; readonly fingerprint: string };

/** Returns the fingerprint of a whole table. */
export const fingerprintOf = (
  client: pg.Client,
  { name }: BackupTableColumns,
): Promise<Fingerprint> => fingerprint(client, name);

/** Returns the fingerprint of a tenant's rows, whatever number the tenant has. */
export const tenantFingerprintOf = (
  client: pg.Client,
  { name, columns }: BackupTableColumns,
  tenantId: number,
): Promise<Fingerprint> =>
  fingerprint(client, rowsOf({ name, columns: ownColumns(columns) }, tenantId));

/** The statement of a tenant's fingerprint of a table, which it names. */
export const tenantFingerprintSql = (
  { name, columns }: BackupTableColumns,
  tenantId: number,
): string =>
  `select '${name}' as name, ${fingerprintColumns}
   from ${rowsOf({ name, columns: ownColumns(columns) }, tenantId)} t`;

/** The same with the count alone, for large tables. */
export const tenantCountSql = ({ name }: BackupTableColumns, tenantId: number): string =>
  `select '${name}' as name, count(*)::text as rows, '' as fingerprint
   from ${name}${ofTenant(tenantId)}`;

const fingerprintColumns = `count(*)::text as rows,
  coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as fingerprint`;

async function fingerprint(client: pg.Client, rows: string): Promise<Fingerprint> {
  const { rows: found } = await client.query<{ rows: string; fingerprint: string }>(
    `select ${fingerprintColumns} from ${rows} t`,
  );
  const [row] = found;
  return { rows: Number(row?.rows ?? 0), fingerprint: row?.fingerprint ?? '0' };
}
