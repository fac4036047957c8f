import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

type Life = { readonly until: Date; readonly now: Date };

/** Records a challenge as used until its expiry; false if it was already used. */
export async function useProof(
  db: TenantDb,
  challenge: string,
  { until, now }: Life,
): Promise<boolean> {
  await db.run(sql`delete from booking.used_proof where runs_out_at < ${now}`);
  const added = await db.run(sql`
    insert into booking.used_proof (tenant_id, challenge, runs_out_at)
    values (${db.scope.tenantId}, ${challenge}, ${until})
    on conflict do nothing
  `);
  return added > 0;
}
