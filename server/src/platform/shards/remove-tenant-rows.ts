import pg from 'pg';
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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
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
  } finally {
    await client.end();
  }
}
