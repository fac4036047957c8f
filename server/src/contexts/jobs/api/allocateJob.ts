import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import { driverByGuid } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { announce } from '#platform/facts.ts';
import { jobFact } from '../telling.ts';
import { heldAll } from '../holding.ts';
import { permit } from '../domain/readiness.ts';
import * as rows from '../sql/job.ts';
import { takeParkedScans } from '../unparking.ts';

export const allocateJob = handle(contract.allocateJob, async ({ input, db, now }) => {
  const { agentId, jobIds, onlyWaiting } = input.allocation;
  const driver = found(await driverByGuid(db, agentId), jobsProblems.DriverNotFound);
  if (!driver.isActive) throw new Problem(jobsProblems.DriverInactive);
  const jobs = await heldAll(db, jobIds);
  const taken = onlyWaiting && jobs.find(({ driver_id }) => driver_id !== null);
  if (taken) {
    const message = `${taken.driver_name ?? 'Another driver'} has job ${taken.number} already.`;
    throw new Problem(jobsProblems.JobNotAllowed, { message });
  }
  for (const job of jobs) permit('allocate', job);
  const ids = jobs.map(({ id }) => id);
  const allocated = await rows.giveJobs(db, ids, driver, now);
  await takeParkedScans(db, ids, now);
  announce(
    db,
    ...jobs.map(({ id, customer_id }) => jobFact('job.changed', { id, customerId: customer_id })),
  );
  return { allocated };
});
