import pg from 'pg';

/** Other tenants draw numbers meanwhile: a sequence is never set back below what they draw. */
const margin = 10_000;

/**
 * Sets each sequence beyond the numbers of a tenant's rows that were loaded. Numbers are unique
 * within a tenant, so the tables of other tenants may use the same ones.
 */
export async function raiseSequences(client: pg.ClientBase, tenantId: number): Promise<void> {
  if (!Number.isSafeInteger(tenantId)) throw new RangeError(`${tenantId} is no tenant`);
  await client.query(raising.replaceAll('$tenant', String(tenantId)));
}

/** One message: a tenant that is being moved waits for it. */
const raising = `
  do $$
  declare
    numbered record;
    highest bigint;
    drawn bigint;
  begin
    for numbered in
      select format('%I.%I', n.nspname, c.relname) as rows, quote_ident(a.attname) as number,
        pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and a.attname <> 'tenant_id'
        and n.nspname !~ '^(pg_|public$|graphile_worker$|information_schema$)'
        and exists (
          select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')
    loop
      execute format('select max(%s) from %s where tenant_id = $tenant',
        numbered.number, numbered.rows) into highest;
      execute format('select last_value from %s', numbered.sequence) into drawn;
      if highest >= drawn then perform setval(numbered.sequence, highest + ${margin}); end if;
    end loop;
  end $$`;
