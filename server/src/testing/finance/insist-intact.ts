import type { TenantDb } from '#platform/db/database.ts';
import { brokenInvariants } from '#contexts/finance/public.ts';

/** Throws if any finance invariant of the tenant is violated. */
export async function insistIntact(db: TenantDb): Promise<void> {
  const broken = await brokenInvariants(db);
  if (broken.length > 0) throw new Error(`Violations: ${JSON.stringify(broken.slice(0, 9))}`);
}
