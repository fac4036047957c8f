import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import { driverByGuid } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { publishAll } from '#platform/events.ts';
import { heldAll } from '../holding.ts';
import { permit } from '../../jobs/domain/readiness.ts';
import * as rows from '../../jobs/sql.ts';
import { applyParkedScans } from '../../scans/parked-scans.ts';

export const allocateJob = handle(contract.allocateJob, async ({ input, db, now }) => {
  const { agentId, jobIds, onlyWaiting } = input.allocation;
  const driver = found(await driverByGuid(db, agentId), jobsProblems.DriverNotFound);
  if (!driver.isActive) throw new Problem(jobsProblems.DriverInactive);
  const jobs = await heldAll(db, jobIds);
  const claimed = onlyWaiting && jobs.find(({ driver_id }) => driver_id !== null);
  if (claimed) {
    const message = `${claimed.driver_name ?? 'Another driver'} has job ${claimed.number} already.`;
    throw new Problem(jobsProblems.JobNotAllowed, { message });
  }
  for (const job of jobs) permit('allocate', job);
  const ids = jobs.map(({ id }) => id);
  const allocated = await rows.giveJobs(db, ids, driver, now);
  await applyParkedScans(db, ids, now);
  publishAll(
    db,
    jobs.map(({ id, customer_id }) => ({
      name: 'job.changed',
      payload: { id, customerId: customer_id },
    })),
  );
  return { allocated };
});
