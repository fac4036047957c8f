import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { arrange, heldMultiStop } from '../stops.ts';
import { driverOfMultiStop } from '../sql.ts';

export const multiStopDeallocateJobs = handle(
  contract.multiStopDeallocateJobs,
  async ({ input: { deallocatejob }, db, now }) => {
    const multiStop = await heldMultiStop(db, deallocatejob.multistopjobid);
    const leaving = new Set(deallocatejob.linkedjobids);
    const jobIds = multiStop.job_ids.filter((id) => !leaving.has(id));
    if (jobIds.length + leaving.size > multiStop.job_ids.length) {
      throw new Problem(jobsProblems.JobNotFound);
    }
    const driver = await driverOfMultiStop(db, multiStop.id);
    await arrange(db, multiStop, { jobIds, driver }, now);
    return null;
  },
);
