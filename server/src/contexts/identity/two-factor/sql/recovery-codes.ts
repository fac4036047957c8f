import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** A user's codes become exactly these. */
export const replaceRecoveryCodes = async (
  db: TenantDb,
  userId: number,
  hashes: readonly string[],
): Promise<void> => {
  await db.run(sql`delete from identity.recovery_code where user_id = ${userId}`);
  await db.run(sql`
    insert into identity.recovery_code (tenant_id, user_id, code_hash)
    select ${db.scope.tenantId}, ${userId}, h from unnest(${hashes}::text[]) as h
  `);
};

export const recoveryCodesLeft = async (db: TenantDb, userId: number): Promise<number> => {
  const { n } = await db.one(sql<{ n: number }>`
    select count(*)::int as n from identity.recovery_code where user_id = ${userId}
  `);
  return n;
};

/** Uses a code up. @returns 1, or 0 where there is none or it was used already. */
export const spendRecoveryCode = (db: TenantDb, userId: number, hash: string): Promise<number> =>
  db.run(sql`
    delete from identity.recovery_code where user_id = ${userId} and code_hash = ${hash}
  `);
