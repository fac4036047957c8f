import type { TenantDb } from '#platform/db/database.ts';
import { preStartOf } from './mappers.ts';
import { latestChecks } from './sql.ts';

/**
 * True if a failed check prevents the driver from working, which the tenant can configure (E-07).
 */
export async function isBlocked(db: TenantDb, driverId: string): Promise<boolean> {
  const { blocksonfailure } = await preStartOf(db);
  if (!blocksonfailure) return false;
  const [latest] = await latestChecks(db, [driverId]);
  return latest?.status === 'Failed';
}
