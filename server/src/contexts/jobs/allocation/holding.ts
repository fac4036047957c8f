import { type Message, sentence } from '@waybill/contract/sentence';
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
  const wanted = [...new Set(ids)];
  const jobs = await rows.lockJobs(db, wanted);
  if (jobs.length < wanted.length)
    throw new Problem(jobsProblems.JobNotFound, { message: missing });
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

/** Returns the driver who has a job as far as the caller knows; null if it is waiting. */
export type HolderOf = (jobId: string) => string | null;

/** Who names the holders of jobs has just seen them. */
export const goneMeanwhile = 'A job has been cancelled or deleted meanwhile.';

/**
 * @throws {Problem} JobNotAllowed naming the current driver, if another user allocated it first.
 */
export function checkHolder(job: rows.HeldJob, from: HolderOf): void {
  if (job.driver_guid === from(job.id)) return;
  const message = job.driver_guid === null ? unallocatedBy(job) : takenBy(job);
  throw new Problem(jobsProblems.JobNotAllowed, { message, details: job.number });
}

function unallocatedBy({ number, moved_by_name: dispatcher }: rows.HeldJob): Message {
  if (dispatcher === null)
    return sentence('Job {number} has been unallocated meanwhile.', { number });
  const values = { number, dispatcher };
  return sentence('Job {number} has been unallocated meanwhile by {dispatcher}.', values);
}

function takenBy({
  number,
  driver_name: driver,
  moved_by_name: dispatcher,
}: rows.HeldJob): Message {
  const who = driver ?? 'Another driver';
  return dispatcher === null
    ? sentence('{who} already has job {number}.', { who, number })
    : sentence('{who} already has job {number}, given by {dispatcher}.', {
        who,
        number,
        dispatcher,
      });
}

type Taking = {
  readonly jobIds: readonly string[];
  /** If given, the jobs must be this driver's. */
  readonly agentId: string | null;
  /** If given, each job must still have the holder that the caller knows. */
  readonly from?: HolderOf;
  readonly reason: string | null;
};

/**
 * Removes jobs from their drivers.
 * @throws {Problem} JobNotFound, JobNotAllowed
 */
export async function takeBack(
  db: TenantDb,
  { jobIds, agentId, from, reason }: Taking,
  now: Date,
): Promise<void> {
  const missing = from === undefined ? undefined : goneMeanwhile;
  const { chosen, others, multiStopIds } = await heldTogether(db, jobIds, missing);
  for (const job of chosen) {
    if (from !== undefined) checkHolder(job, from);
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
