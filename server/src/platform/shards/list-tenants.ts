import { adminQuery } from '../db/connection.ts';
import type { NamedUrl } from './sharded-database.ts';

export type ListedTenant = {
  readonly id: number;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly shard: string;
  /** `Here`, `Arriving` while a move copies the tenant, `Moved` for the copy that a move left. */
  readonly state: string;
};

/** Returns the tenants of each shard, with the copies that moves have made or left. */
export async function listTenants(shards: readonly NamedUrl[]): Promise<readonly ListedTenant[]> {
  const tenants: ListedTenant[] = [];
  for (const { name: shard, url } of shards) {
    const rows = await adminQuery(url)(listing);
    for (const { id, name, hosts, state } of rows) {
      tenants.push({
        id: Number(id),
        name: String(name),
        hosts: hosts as readonly string[],
        shard,
        state: String(state),
      });
    }
  }
  return tenants;
}

const listing = `
  select t.tenant_id as id, t.name, s.state, array(
    select h.host from tenancy.host h where h.tenant_id = t.tenant_id
    order by h.is_primary desc, h.host) as hosts
  from tenancy.tenant t join platform.shard_tenant s on s.tenant_id = t.tenant_id
  order by 1`;
