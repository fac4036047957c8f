import { asAdmin } from '../db/connection.ts';
import { withoutTriggers } from '../backup/restore.ts';
import { tenantTablesOf } from '../backup/tables.ts';
import type { NamedUrl } from './sharded-database.ts';

/**
 * Removes a copy of a tenant that is not its own shard's: what an interrupted move or a completed
 * one has left.
 * @param states of the copies that may be removed
 * @returns false if the tenant is not there in such a state
 */
export async function removeTenantRows(
  { url }: NamedUrl,
  tenantId: number,
  states: readonly ('Arriving' | 'Moved')[],
): Promise<boolean> {
  return asAdmin(url, async (client) => {
    await client.query('begin');
    // The row lock holds off a move that makes the tenant arrive here again.
    const { rowCount } = await client.query(
      `select from platform.shard_tenant where tenant_id = $1 and state = any ($2) for update`,
      [tenantId, states],
    );
    if (rowCount === 0) return false;
    await withoutTriggers(client);
    for (const { name } of await tenantTablesOf(client)) {
      await client.query(`delete from ${name} where tenant_id = $1`, [tenantId]);
    }
    await client.query('commit');
    return true;
  });
}
