import type { TenantDb } from '#platform/db/database.ts';
import { saveScans } from './scan-recording.ts';
import { lockJobs } from '../jobs/sql.ts';
import { takeParkedScanRows } from './sql.ts';

/** Records the parked scans that waited for these jobs or for their driver. */
export async function applyParkedScans(
  db: TenantDb,
  jobIds: readonly string[],
  now: Date,
): Promise<void> {
  const scans = await takeParkedScanRows(db, jobIds);
  if (scans.length === 0) return;
  await lockJobs(db, [...new Set(scans.map(({ job_id }) => job_id))]);
  const ordered = scans.toSorted((a, b) => (a.scanned_at < b.scanned_at ? -1 : 1));
  for (const scan of ordered) await saveScans(db, [scan], now);
}
