import { jobsProblems } from '@waybill/contract/jobs/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { permit } from '../jobs/domain/readiness.ts';
import * as rows from '../jobs/sql.ts';

/**
 * All of these jobs, locked.
 * @throws {Problem} JobNotFound when one is not there.
 */
export async function heldAll(
  db: TenantDb,
  ids: readonly string[],
): Promise<readonly rows.HeldJob[]> {
  const query = [...new Set(ids)];
  const jobs = await rows.lockJobs(db, query);
  if (jobs.length < query.length) throw new Problem(jobsProblems.JobNotFound);
  return jobs;
}

type Taking = {
  readonly jobIds: readonly string[];
  /** When named, the jobs must be this driver's. */
  readonly agentId: string | null;
  readonly reason: string | null;
};

/**
 * Takes jobs back from their drivers.
 * @throws {Problem} JobNotFound, JobNotAllowed
 */
export async function takeBack(
  db: TenantDb,
  { jobIds, agentId, reason }: Taking,
  now: Date,
): Promise<void> {
  const jobs = await heldAll(db, jobIds);
  for (const job of jobs) {
    if (agentId !== null && job.driver_guid !== agentId) {
      const message = 'This job is not with that driver.';
      throw new Problem(jobsProblems.JobNotAllowed, { message, details: job.number });
    }
    permit('unallocate', job.driver_guid === null ? { ...job, status: 'New' } : job);
  }
  const ids = jobs.map(({ id }) => id);
  await rows.takeJobsBack(db, ids, reason === '' ? null : reason, now);
  publishAll(
    db,
    jobs.map(({ id, customer_id }) => ({
      name: 'job.changed',
      payload: { id, customerId: customer_id },
    })),
  );
}
