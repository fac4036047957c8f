import { adminQuery } from '../db/connection.ts';
import type { NamedUrl } from '../shards/sharded-database.ts';

/** A tenant, and the shard it is on, or is leaving in an interrupted move. */
export type FoundTenant = {
  readonly id: number;
  readonly name: string;
  readonly shard: NamedUrl;
};

/**
 * Finds a tenant on any shard by its name, number, host name, or the first label of its host.
 * @throws Error with one sentence if there is none, or more than one
 */
export async function findTenant(shards: readonly NamedUrl[], text: string): Promise<FoundTenant> {
  const found = new Map<number, FoundTenant>();
  for (const shard of shards) {
    for (const row of await adminQuery(shard.url)(byText, [text.toLowerCase()])) {
      const [id, name] = [Number(row['id']), String(row['name'])];
      if (row['is_leaving'] === true || !found.has(id)) found.set(id, { id, name, shard });
    }
  }
  const [tenant, ...others] = found.values();
  if (tenant === undefined) throw new Error(`There is no tenant ${text}.`);
  if (others.length > 0) {
    const ids = [tenant, ...others].map(({ id, name }) => `${id} (${name})`).join(' and ');
    throw new Error(`${text} is the name of several tenants: name one by its number, ${ids}.`);
  }
  return tenant;
}

const byText = `
  select t.tenant_id as id, t.name, s.tasks is not null as is_leaving
  from tenancy.tenant t
  join platform.shard_tenant s on s.tenant_id = t.tenant_id
    and (s.state = 'Here' or s.tasks is not null)
  where t.tenant_id::text = $1 or lower(t.name) = $1 or exists (
    select from tenancy.host h
    where h.tenant_id = t.tenant_id and (h.host = $1 or split_part(h.host, '.', 1) = $1))`;
