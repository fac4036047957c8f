import type { TenantDb } from '#platform/db/database.ts';
import { preStartOf } from './mappers.ts';
import { latestChecks } from './sql.ts';

/** Whether a failed check keeps the driver from work: the tenant's switch decides (E-07). */
export async function isBlocked(db: TenantDb, driverId: string): Promise<boolean> {
  const { blocksonfailure } = await preStartOf(db);
  if (!blocksonfailure) return false;
  const [latest] = await latestChecks(db, [driverId]);
  return latest?.status === 'Failed';
}
