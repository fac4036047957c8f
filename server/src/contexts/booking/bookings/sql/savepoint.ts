import type { TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';

export const setSavepoint = (db: TenantDb): Promise<number> => db.run(sql`savepoint each_alone`);
export const releaseSavepoint = (db: TenantDb): Promise<number> =>
  db.run(sql`release savepoint each_alone`);
export const backToSavepoint = (db: TenantDb): Promise<number> =>
  db.run(sql`rollback to savepoint each_alone`);
