import { jobsProblems } from '@waybill/contract/jobs/problems';
import { Problem } from '@waybill/contract/problem';
import type { Transaction } from '#platform/context.ts';
import { saveScans, type Target } from '../scans/scan-recording.ts';
import { parkedScan } from '../scans/sql.ts';
import type { ReviewRow } from './sql.ts';

/**
 * Records a parked scan for the job that dispatch chose, whoever drives it now. The job must be
 * locked. A device whose clock is fast reports a time to come: then the time of arrival counts.
 * @throws {Problem} JobNotFound if no job has the number.
 */
export async function recordReviewed(
  { db, now }: Transaction,
  { id }: Pick<ReviewRow, 'id'>,
  target: Target | undefined,
): Promise<void> {
  const job = target?.job ?? null;
  if (target === undefined || job === null) throw new Problem(jobsProblems.JobNotFound);
  const { scanned_at, received_at, ...scan } = await parkedScan(db, id);
  const at = scanned_at < received_at ? scanned_at : received_at;
  const saved = {
    ...scan,
    job_id: job.id,
    article_number: target.articleNumber,
    scanned_at: at.toISOString(),
    received_at: received_at.toISOString(),
  };
  await saveScans(db, [saved], now);
}
