import { sentence } from '@waybill/contract/sentence';
import { whyNot } from '@waybill/contract/jobs/lifecycle';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { runChanges } from '../board/run-changes.ts';
import { permit } from '../jobs/domain/readiness.ts';
import { lockMultiStopsOf, setDriver, stopsOf } from '../multi-stop/sql.ts';
import * as rows from '../jobs/sql.ts';

/**
 * Returns all of these jobs, locked.
 * @throws {Problem} JobNotFound if one does not exist.
 */
async function heldAll(
  db: TenantDb,
  ids: readonly string[],
  missing: string,
): Promise<readonly rows.HeldJob[]> {
  const query = [...new Set(ids)];
  const jobs = await rows.lockJobs(db, query);
  if (jobs.length < query.length) throw new Problem(jobsProblems.JobNotFound, { message: missing });
  return jobs;
}

export type JobsTogether = {
  readonly chosen: readonly rows.HeldJob[];
  /** The other jobs of their multi-stops, which must have the same driver. */
  readonly others: readonly rows.HeldJob[];
  readonly multiStopIds: readonly string[];
};

/**
 * Locks the chosen jobs and the others of their multi-stops: multi-stops first, then jobs.
 * @throws {Problem} JobNotFound with the sentence for a missing job, JobNotAllowed if a job joined
 *   a multi-stop meanwhile.
 */
export async function heldTogether(
  db: TenantDb,
  jobIds: readonly string[],
  missing = jobsProblems.JobNotFound.message,
): Promise<JobsTogether> {
  const multiStopIds = (await lockMultiStopsOf(db, jobIds)).map(({ id }) => id);
  const further = multiStopIds.length === 0 ? [] : await stopsOf(db, multiStopIds);
  const jobs = await heldAll(db, [...jobIds, ...further], missing);
  const strange = jobs.find(({ multi_stop_id: id }) => id !== null && !multiStopIds.includes(id));
  if (strange !== undefined) {
    const message = sentence('Job {number} has just been added to a multi-stop.', {
      number: strange.number,
    });
    throw new Problem(jobsProblems.JobNotAllowed, { message, details: strange.number });
  }
  const isChosen = new Set(jobIds);
  return {
    chosen: jobs.filter(({ id }) => isChosen.has(id)),
    others: jobs.filter(({ id }) => !isChosen.has(id)),
    multiStopIds,
  };
}

type Taking = {
  readonly jobIds: readonly string[];
  /** If given, the jobs must be this driver's. */
  readonly agentId: string | null;
  readonly reason: string | null;
};

/**
 * Removes jobs from their drivers.
 * @throws {Problem} JobNotFound, JobNotAllowed
 */
export async function takeBack(
  db: TenantDb,
  { jobIds, agentId, reason }: Taking,
  now: Date,
): Promise<void> {
  const { chosen, others, multiStopIds } = await heldTogether(db, jobIds);
  for (const job of chosen) {
    if (agentId !== null && job.driver_guid !== agentId) {
      const message = 'This job is not allocated to that driver.';
      throw new Problem(jobsProblems.JobNotAllowed, { message, details: job.number });
    }
    permit('unallocate', job.driver_guid === null ? { ...job, status: 'New' } : job);
  }
  const jobs = [...chosen, ...others.filter(mayBeTakenBack)];
  const ids = jobs.map(({ id }) => id);
  if (multiStopIds.length > 0) await setDriver(db, multiStopIds, { driver: null, now });
  await rows.takeJobsBack(db, ids, { reason: reason === '' ? null : reason, now });
  publishAll(db, [
    ...jobs.map(({ id, customer_id }) => ({
      name: 'job.changed' as const,
      payload: { id, customerId: customer_id },
    })),
    ...runChanges(jobs.map(({ driver_id }) => driver_id)),
  ]);
}

const mayBeTakenBack = ({ driver_guid, status }: rows.HeldJob): boolean =>
  driver_guid !== null && whyNot('unallocate', status) === null;
