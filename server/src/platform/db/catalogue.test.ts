import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

/** Tables that belong to no tenant: shared data, and the registry of event handlers. */
const shared = [
  'dangerous_goods.un_code',
  'lookups.known_country',
  'lookups.location',
  'lookups.public_holiday',
  'platform.listener',
  'platform.live_topic',
];
/**
 * Functions that run with their owner's rights: each pins its search path and filters rows itself.
 */
const trusted = [
  'fleet.add_waypoint_days',
  'fleet.drop_waypoint_days',
  'identity.forget_sign_ins',
  'identity_public.name_of_user',
  'platform.directory_entries',
  'platform.enter_shard',
  'platform.publish',
  'platform.blank_history',
  'platform.discard_task',
  'platform.enqueue',
  'platform.forget_audit',
  'platform.retry_task',
  'platform.rows_of_person',
  'platform.scrub',
  'platform.scrub_queue',
  'platform.tasks',
  'reports.leave',
  'search.find',
  'search.index_record',
  'search.index_records',
  'tenancy.active_tenants',
  'tenancy.tenant_by_id',
  'tenancy.tenant_of_host',
];

let testApp: TestApp;
let request: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
beforeAll(async () => {
  testApp = await openTestApp();
  request = adminQuery(testApp.adminUrl);
});
afterAll(() => testApp.close());

const ours = `n.nspname not in ('pg_catalog', 'information_schema', 'public', 'graphile_worker')
  and n.nspname not like 'pg\\_%'`;
const names = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row['name']);

describe('every table', () => {
  it('belongs to a tenant, with row-level security forced on everyone', async () => {
    const open = await request(`
      select n.nspname || '.' || c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and ${ours}
        and not (c.relrowsecurity and c.relforcerowsecurity)
      order by 1`);
    expect(names(open).filter((name) => !shared.includes(String(name)))).toEqual([]);
  });

  it('has a policy that checks reads and writes', async () => {
    const halves = await request(`
      select n.nspname || '.' || c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relrowsecurity and ${ours} and not exists (
        select from pg_policy p
        where p.polrelid = c.oid and p.polname = 'own_tenant' and p.polcmd = '*'
          and p.polqual is not null and p.polwithcheck is not null)`);
    expect(names(halves)).toEqual([]);
  });

  it('starts its primary key, unique indexes and foreign keys with the tenant', async () => {
    const indexes = await request(`
      select i.indexrelid::regclass::text as name
      from pg_index i
      join pg_class c on c.oid = i.indrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisunique and c.relrowsecurity and ${ours} and a.attname <> 'tenant_id'
      order by 1`);
    // Host names and tenant guids are unique across all tenants, because tenants are looked up by
    // them.
    expect(names(indexes)).toEqual(['tenancy.host_of_one_tenant', 'tenancy.tenant_guid_key']);
    const keys = await request(`
      select k.conname as name
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.contype = 'f' and c.relrowsecurity and ${ours} and a.attname <> 'tenant_id'`);
    expect(names(keys)).toEqual([]);
  });
});

describe('the app role', () => {
  it('owns nothing and cannot bypass policies', async () => {
    const [role] = await request(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*) from pg_class c where c.relowner = r.oid)::int as owned
      from pg_roles r where rolname = 'waybill_app'`);
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
    });
  });

  it('sees no row outside a tenant’s transaction', async () => {
    const rows = await testApp.app.database.outside(sql`select * from identity."user"`);
    expect(rows).toEqual([]);
  });

  it('cannot write a row for another tenant', async () => {
    const theft = testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into tenancy.feature (tenant_id, name, value)
        values (${testApp.borealis.id}, 'Booking', 'false')
      `),
    );
    await expect(theft).rejects.toThrow('violates row-level security policy');
  });
});

describe('views and functions', () => {
  it('views use the reader’s permissions', async () => {
    const views = await request(`
      select n.nspname || '.' || c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'v' and ${ours}
        and not coalesce('security_invoker=true' = any (c.reloptions), false)`);
    expect(names(views)).toEqual([]);
  });

  it('security definer functions are known and pin their search path', async () => {
    const functions = await request(`
      select distinct n.nspname || '.' || f.proname as name,
        coalesce(array_to_string(f.proconfig, ',') like '%search_path%', false) as pinned
      from pg_proc f join pg_namespace n on n.oid = f.pronamespace
      where f.prosecdef and ${ours} order by 1`);
    expect(names(functions).filter((name) => !trusted.includes(String(name)))).toEqual([]);
    expect(functions.filter((f) => f['pinned'] !== true)).toEqual([]);
  });
});
