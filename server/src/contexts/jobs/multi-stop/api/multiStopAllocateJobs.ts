import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { arrange, heldMultiStop, stopDriver } from '../stops.ts';

export const multiStopAllocateJobs = handle(
  contract.multiStopAllocateJobs,
  async ({ input: { allocatejob }, db, now }) => {
    const multiStop = await heldMultiStop(db, allocatejob.multistopjobid);
    const driver = await stopDriver(db, multiStop.driver_guid);
    const jobIds = [...new Set([...multiStop.job_ids, ...allocatejob.linkedjobids])];
    await arrange({ db, now }, multiStop, { jobIds, driver });
    return { allocated: jobIds.length - multiStop.job_ids.length };
  },
);
