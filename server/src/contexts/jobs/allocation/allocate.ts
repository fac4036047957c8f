import { whyNot } from '@waybill/contract/jobs/lifecycle';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import { driverByGuid } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { permit } from '../jobs/domain/readiness.ts';
import * as rows from '../jobs/sql.ts';
import { applyParkedScans } from '../scans/parked-scans.ts';
import { setDriver } from '../multi-stop/sql.ts';
import { heldTogether } from './holding.ts';

export type JobAllocation = {
  readonly jobIds: readonly string[];
  readonly driverGuid: string;
  /** Refuses all if one has a driver already, and names the driver. */
  readonly onlyWaiting: boolean;
};

/**
 * Gives jobs to a driver, and with them the other jobs of their multi-stops; returns how many have a
 * new one. One refusal refuses all.
 * @throws {Problem} DriverNotFound, DriverInactive, JobNotFound, JobNotAllowed
 */
export async function allocateJobs(
  db: TenantDb,
  { jobIds, driverGuid, onlyWaiting }: JobAllocation,
  now: Date,
): Promise<number> {
  const driver = found(await driverByGuid(db, driverGuid), jobsProblems.DriverNotFound);
  if (!driver.isActive) throw new Problem(jobsProblems.DriverInactive);
  if (jobIds.length === 0) return 0;
  const { chosen, others, multiStopIds } = await heldTogether(db, jobIds);
  const claimed = onlyWaiting && chosen.find(({ driver_id }) => driver_id !== null);
  if (claimed) {
    const message = `${claimed.driver_name ?? 'Another driver'} has job ${claimed.number} already.`;
    throw new Problem(jobsProblems.JobNotAllowed, { message });
  }
  for (const job of chosen) permit('allocate', job);
  const jobs = [...chosen, ...others.filter(({ status }) => whyNot('allocate', status) === null)];
  const ids = jobs.map(({ id }) => id);
  const allocated = await rows.giveJobs(db, ids, driver, now);
  if (multiStopIds.length > 0) await setDriver(db, multiStopIds, driver, now);
  await applyParkedScans(db, ids, now);
  publishAll(
    db,
    jobs.map(({ id, customer_id }) => ({
      name: 'job.changed',
      payload: { id, customerId: customer_id },
    })),
  );
  return allocated;
}

/** @throws {Problem} JobNotFound when one of these jobs is not there. */
export async function requireJobs(db: TenantDb, ids: readonly string[]): Promise<void> {
  const query = [...new Set(ids)];
  if (query.length === 0) return;
  if ((await rows.countJobs(db, query)) < query.length) throw new Problem(jobsProblems.JobNotFound);
}
