/** Detects changes that a call made to the rows of one tenant or customer. */
import type { TestApp } from '#testing/test-app.ts';
import { adminQuery } from '#platform/db/connection.ts';

/** The owner of the rows: a tenant, or only one of its customers. */
export type TraceOwner = { readonly tenantId: number; readonly customerId?: number };

/** Row count and latest transaction of each table; any change affects one of them. */
export type Traces = Readonly<Record<string, string>>;

/** The caller's own entries, which reveal no change of another's record. */
const ofTheCallItself = ['platform.audit', 'platform.idempotency'];

export type Watch = (whose: TraceOwner) => Promise<Traces>;

/** Bypasses row-level security, as the administrator. */
export async function watchOf(testApp: TestApp): Promise<Watch> {
  const query = adminQuery(testApp.adminUrl);
  const columns = await query(`
    select n.nspname || '.' || quote_ident(c.relname) as name,
      array_agg(a.attname::text) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname in ('tenant_id', 'customer_id')
    where c.relkind = 'r' and c.relrowsecurity group by 1 order by 1`);
  const tables = columns
    .map((row) => ({ name: String(row['name']), columns: row['columns'] as string[] }))
    .filter(({ name }) => !ofTheCallItself.includes(name));
  return async ({ tenantId, customerId }) => {
    const watched = tables.filter(
      (table) => customerId === undefined || table.columns.includes('customer_id'),
    );
    const one = customerId === undefined ? '' : `and customer_id = ${customerId}`;
    const looks = watched.map(
      ({ name }) => `
        select '${name}' as name, count(*) || ' rows, ' || max(xmin::text::bigint) as trace
        from ${name} where tenant_id = ${tenantId} ${one}`,
    );
    const own = `
      select 'customers.customer' as name, max(xmin::text) as trace from customers.customer
      where tenant_id = ${tenantId} and id = ${customerId}`;
    const rows = await query((one === '' ? looks : [...looks, own]).join(' union all '));
    return Object.fromEntries(rows.map((row) => [String(row['name']), String(row['trace'])]));
  };
}

/**
 * Finds foreign keys between rows of different customers: for every key from one table with a
 * customer to another, the rows whose customers differ. Tenants cannot differ, because keys include
 * them.
 */
export async function crossLinks(testApp: TestApp): Promise<readonly string[]> {
  const query = adminQuery(testApp.adminUrl);
  const keys = await query(`
    select k.conname as name, k.conrelid::regclass::text as child,
      k.confrelid::regclass::text as parent,
      (select string_agg(format('p.%I = c.%I', pa.attname, ca.attname), ' and ')
       from unnest(k.conkey, k.confkey) as pair (child, parent)
       join pg_attribute ca on ca.attrelid = k.conrelid and ca.attnum = pair.child
       join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = pair.parent) as joined
    from pg_constraint k
    where k.contype = 'f'
      and exists (select from pg_attribute a
        where a.attrelid = k.conrelid and a.attname = 'customer_id')
      and exists (select from pg_attribute a
        where a.attrelid = k.confrelid and a.attname = 'customer_id')`);
  const crossed: string[] = [];
  for (const key of keys) {
    const [name, child, parent, joined] = ['name', 'child', 'parent', 'joined'].map((column) =>
      String(key[column]),
    );
    const found = await query(`
      select from ${child} c join ${parent} p on ${joined}
      where c.customer_id <> p.customer_id limit 1`);
    if (found.length > 0) crossed.push(`${name} of ${child}`);
  }
  return crossed;
}
