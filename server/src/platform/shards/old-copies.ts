import { adminQuery } from '../db/connection.ts';
import { removeTenantRows } from './remove-tenant-rows.ts';
import type { NamedUrl } from './sharded-database.ts';

/**
 * Removes the copies that completed moves have left for longer than `after`, if their tenants are
 * where they have moved to.
 * @param after a PostgreSQL interval
 * @returns the shard and number of each tenant whose copy was removed
 */
export async function removeOldCopies(
  shards: readonly NamedUrl[],
  after = '1 day',
): Promise<readonly { readonly shard: string; readonly tenantId: number }[]> {
  const removed: { shard: string; tenantId: number }[] = [];
  for (const shard of shards) {
    for (const { id, moved_to } of await adminQuery(shard.url)(oldCopies, [after])) {
      const tenantId = Number(id);
      const there = shards.find(({ name }) => name === moved_to);
      if (there === undefined || !(await isThere(there, tenantId))) continue;
      const isRemoved = await removeTenantRows(shard, tenantId, ['Moved']);
      if (isRemoved) removed.push({ shard: shard.name, tenantId });
    }
  }
  return removed;
}

const oldCopies = `
  select s.tenant_id as id, s.moved_to
  from platform.shard_tenant s join tenancy.tenant t on t.tenant_id = s.tenant_id
  where s.state = 'Moved' and s.tasks is null and s.changed_at < now() - $1::interval`;

async function isThere({ url }: NamedUrl, tenantId: number): Promise<boolean> {
  const rows = await adminQuery(url)(
    `select from platform.shard_tenant where tenant_id = $1 and state = 'Here'`,
    [tenantId],
  );
  return rows.length > 0;
}
