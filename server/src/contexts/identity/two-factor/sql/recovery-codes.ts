import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Replaces a user's codes with exactly these. */
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

/** Marks a code as used. @returns 1, or 0 if it does not exist or was used already */
export const spendRecoveryCode = (db: TenantDb, userId: number, hash: string): Promise<number> =>
  db.run(sql`
    delete from identity.recovery_code where user_id = ${userId} and code_hash = ${hash}
  `);
