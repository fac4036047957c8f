import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from './database.ts';

/**
 * Yields the rows of a statement in batches through a cursor. Memory holds one batch at a time, and
 * all rows are those visible when the statement began. One cursor at a time per transaction.
 */
export async function* inBatches<Row>(
  db: TenantDb,
  query: RawBuilder<Row>,
  size = 1_000,
): AsyncGenerator<readonly Row[]> {
  await db.run(sql`declare batch no scroll cursor for ${query}`);
  for (;;) {
    const rows = await db.many(sql<Row>`fetch ${sql.lit(size)} from batch`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await db.run(sql`close batch`);
}
