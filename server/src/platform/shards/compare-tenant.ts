import { asAdmin } from '../db/connection.ts';
import { plainTexts, tenantTablesOf } from '../backup/tables.ts';
import { insistOnSameRows } from './copy-tenant.ts';
import type { TenantMove } from './move.ts';

/** Tables up to this size are compared by checksum within a pause, larger ones by count. */
const checksumRows = 20_000;

/**
 * Compares every table of a tenant whose writes are paused: each by its count, and by checksum if
 * that takes no longer than the pause may last. The copy was compared by checksum as a whole.
 * @throws Error naming a table that differs
 */
export async function compareTenant({ tenantId, from, to }: TenantMove): Promise<void> {
  return asAdmin(from.url, (source) =>
    asAdmin(to.url, async (target) => {
      const tables = await tenantTablesOf(source);
      const counting = `select ${tables
        .map(({ name }) => `(select count(*) from ${name} where tenant_id = ${tenantId})`)
        .join(', ')}`;
      for (const client of [source, target]) {
        await client.query('begin isolation level repeatable read, read only');
        await client.query(plainTexts);
      }
      const [there, here] = await Promise.all(
        [source, target].map(async (client) => {
          const { rows } = await client.query<number[]>({ text: counting, rowMode: 'array' });
          return (rows[0] ?? []).map(Number);
        }),
      );
      for (const [at, table] of tables.entries()) {
        const [theirs = 0, ours = 0] = [there?.[at], here?.[at]];
        if (theirs !== ours) {
          throw new Error(`${table.name} differs: ${theirs} rows on ${from.name}, ${ours} here.`);
        }
        if (ours > 0 && ours <= checksumRows) {
          await insistOnSameRows({ source, target }, table, tenantId);
        }
      }
    }),
  );
}
