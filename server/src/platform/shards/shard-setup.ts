/** Makes several PostgreSQL servers the shards of one installation. */
import pg from 'pg';
import { adminQuery, asAdmin } from '../db/connection.ts';
import type { NamedUrl } from './sharded-database.ts';

const publication = 'waybill_directory';
/** An arbitrary number on which all nodes must agree. */
const setupLock = 7_331_002;
/** Every shard but the first numbers its tenants from a multiple of this, so that none meet. */
const tenantsPerShard = 1_000_000_000;

/**
 * Prepares migrated shards: numbers their tenants apart, registers the tenants that the directory
 * does not know, and has the first shard publish the directory to the others. May be called again
 * at any time, by any number of nodes.
 *
 * @param shards the administrators' URLs; the first has the original of the directory
 * @returns problems that an operator must solve, one sentence each
 */
export async function prepareShards(shards: readonly NamedUrl[]): Promise<readonly string[]> {
  const [first, ...others] = shards;
  if (first === undefined) return [];
  return asAdmin(first.url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [setupLock]);
    await numberTenantsApart(shards);
    await publishDirectory(client);
    for (const shard of others) await subscribe(shard, first);
    return await registerTenants(client, shards);
  });
}

async function numberTenantsApart(shards: readonly NamedUrl[]): Promise<void> {
  const blocks: number[] = [];
  for (const { url } of shards) blocks.push(await tenantBlock(url));
  for (const [at, { url }] of shards.entries()) {
    const block = blocks[at] ?? 0;
    if (at === 0 || (block > 0 && blocks.indexOf(block) === at)) continue;
    const free = Math.max(...blocks) + 1;
    blocks[at] = free;
    await adminQuery(url)(`select setval('tenancy.tenant_tenant_id_seq', $1)`, [
      free * tenantsPerShard,
    ]);
  }
}

/** Returns which block of tenant numbers a shard draws from: 0 until it is given its own. */
async function tenantBlock(url: string): Promise<number> {
  const [row] = await adminQuery(url)('select last_value from tenancy.tenant_tenant_id_seq');
  return Math.floor(Number(row?.['last_value'] ?? 0) / tenantsPerShard);
}

async function publishDirectory(first: pg.Client): Promise<void> {
  const { rowCount } = await first.query('select from pg_publication where pubname = $1', [
    publication,
  ]);
  if (rowCount !== 0) return;
  await first.query(`create publication ${publication} for table platform.shard_directory`);
}

/** @throws Error with one sentence if the first shard does not publish */
async function subscribe({ name, url }: NamedUrl, first: NamedUrl): Promise<void> {
  const query = adminQuery(url);
  const known = await query('select from pg_subscription where subname like $1', [
    `${publication}\\_%`,
  ]);
  if (known.length > 0) return;
  const [level] = await adminQuery(first.url)('show wal_level');
  if (level?.['wal_level'] !== 'logical') {
    throw new Error(`DATABASE_SHARDS: set wal_level = logical on ${first.name} and restart it.`);
  }
  await query(`truncate platform.shard_directory`);
  await query(
    `create subscription ${pg.escapeIdentifier(`${publication}_${name}`)}
     connection ${pg.escapeLiteral(first.url)} publication ${publication}
     with (run_as_owner = true)`,
  );
}

type Held = { readonly id: number; readonly hosts: readonly string[]; readonly shard: string };

/** Enters every tenant of every shard, with its hosts, into the directory. */
async function registerTenants(
  first: pg.Client,
  shards: readonly NamedUrl[],
): Promise<readonly string[]> {
  const held: Held[] = [];
  for (const shard of shards) held.push(...(await tenantsOf(shard)));
  const problems: string[] = [];
  for (const [id, copies] of Map.groupBy(held, (tenant) => tenant.id)) {
    const [tenant] = copies;
    if (copies.length > 1 || tenant === undefined) {
      const names = copies.map(({ shard }) => shard).join(' and ');
      problems.push(`Tenant ${id} is on ${names}: the directory stays as it is.`);
      continue;
    }
    await first.query(registration, [id, tenant.shard, tenant.hosts]);
  }
  return problems;
}

async function tenantsOf({ name, url }: NamedUrl): Promise<readonly Held[]> {
  const rows = await adminQuery(url)(`
    select t.tenant_id as id,
      coalesce(array_agg(h.host order by h.host) filter (where h.host is not null), '{}') as hosts
    from tenancy.tenant t
    join platform.shard_tenant s on s.tenant_id = t.tenant_id and s.state = 'Here'
    left join tenancy.host h on h.tenant_id = t.tenant_id
    group by 1 order by 1`);
  return rows.map(({ id, hosts }) => ({
    id: Number(id),
    hosts: hosts as readonly string[],
    shard: name,
  }));
}

/** Writes only what differs: each change is sent to every process. */
export const registration = `
  insert into platform.shard_directory as d (tenant_id, shard, hosts) values ($1, $2, $3)
  on conflict (tenant_id) do update
    set shard = excluded.shard, hosts = excluded.hosts, revision = d.revision + 1
    where (d.shard, d.hosts) is distinct from (excluded.shard, excluded.hosts)`;
