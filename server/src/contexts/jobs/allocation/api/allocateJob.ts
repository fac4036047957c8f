import * as contract from '@waybill/contract/jobs/endpoints';
import { whyNot } from '@waybill/contract/jobs/lifecycle';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import { driverByGuid } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { jobEvent } from '../../jobs/publish-events.ts';
import { heldTogether } from '../holding.ts';
import { permit } from '../../jobs/domain/readiness.ts';
import { setDriver } from '../../multi-stop/sql.ts';
import * as rows from '../../jobs/sql.ts';
import { applyParkedScans } from '../../scans/parked-scans.ts';

export const allocateJob = handle(contract.allocateJob, async ({ input, db, now }) => {
  const { agentId, jobIds, onlyWaiting } = input.allocation;
  const driver = found(await driverByGuid(db, agentId), jobsProblems.DriverNotFound);
  if (!driver.isActive) throw new Problem(jobsProblems.DriverInactive);
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
  publish(
    db,
    ...jobs.map(({ id, customer_id }) => jobEvent('job.changed', { id, customerId: customer_id })),
  );
  return { allocated };
});
