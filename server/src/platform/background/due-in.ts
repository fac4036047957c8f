import { sql } from 'kysely';
import type { TenantDb } from '../db/database.ts';

/** A moment from now on by the clock of the queue, which is the database's. */
export async function dueIn(db: TenantDb, pause_ms: number): Promise<Date> {
  const { at } = await db.one(sql<{ at: Date }>`
    select clock_timestamp() + make_interval(secs => ${pause_ms / 1000}) as at
  `);
  return at;
}
