import type { adminQuery } from '../server/src/platform/db/connection.ts';
import type { RunningBench } from './bench-app.ts';
import type { RowsLoad } from './booking-load.ts';

export type Query = ReturnType<typeof adminQuery>;

/** Rows of a table that are written again and again, with some columns changed. */
export type CopiedRows = {
  readonly table: string;
  /** Which rows; the table is named `t`. */
  readonly where: string;
  readonly changes?: Readonly<Record<string, string>>;
};

export type RowsTransaction = {
  /** The name of its function. */
  readonly name: string;
  /** Its variables, each with type and first value. */
  readonly variables?: readonly string[];
  /** Rows to insert, and statements of updates, in order. */
  readonly writes: readonly (CopiedRows | string)[];
};

/**
 * Makes a function of the database that writes rows in one transaction. The rows are copied from
 * tables of their own, so that it takes as long at the end of a run as at its start.
 */
export async function rowsLoad(
  { adminUrl, tenantId }: RunningBench,
  admin: Query,
  { name, variables = [], writes }: RowsTransaction,
): Promise<RowsLoad> {
  const statements: string[] = [];
  for (const [at, write] of writes.entries()) {
    const pattern = `public.${name}_${at}`;
    statements.push(typeof write === 'string' ? write : await copyOf(admin, pattern, write));
  }
  await admin(`create function public.${name}() returns void language plpgsql as $$
    declare
      ${variables.map((variable) => `${variable};`).join('\n')}
    begin
      perform set_config('app.tenant_id', '${tenantId}', true),
        set_config('app.customer_id', 'all', true);
      ${statements.join(';\n')};
    end $$`);
  return { kind: 'rows', databaseUrl: adminUrl, statement: `select public.${name}()` };
}

/** Returns the statement that copies rows kept in the table `pattern`, which it makes. */
async function copyOf(
  admin: Query,
  pattern: string,
  { table, where, changes = {} }: CopiedRows,
): Promise<string> {
  await admin(`create table ${pattern} as select t.* from ${table} t where ${where}`);
  const [copied] = await admin(`select count(*) from ${pattern}`);
  if (Number(copied?.['count']) === 0) throw new Error(`No row of ${table} to copy`);
  const found = await admin(
    `select attname as name, attidentity <> '' as is_identity from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = found
    .filter((column) => !column['is_identity'] || String(column['name']) in changes)
    .map(({ name }) => String(name));
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  return `insert into ${table} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from ${pattern} t`;
}

/** The event and the audit entry of the request that was sent last, of all tenants. */
export const lastEventAndEntry: readonly CopiedRows[] = ['platform.event', 'platform.audit'].map(
  (table) => ({ table, where: 'true order by t.id desc limit 1' }),
);
