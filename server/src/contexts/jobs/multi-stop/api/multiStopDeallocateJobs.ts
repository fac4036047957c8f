import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { arrange, checkStops, heldMultiStop } from '../stops.ts';
import { driverOfMultiStop } from '../sql.ts';

export const multiStopDeallocateJobs = handle(
  contract.multiStopDeallocateJobs,
  async ({ input: { deallocatejob }, db, now }) => {
    const multiStop = await heldMultiStop(db, deallocatejob.multistopjobid);
    const leaving = new Set(deallocatejob.linkedjobids);
    const jobIds = multiStop.job_ids.filter((id) => !leaving.has(id));
    await checkStops(db, multiStop, [...leaving]);
    const driver = await driverOfMultiStop(db, multiStop.id);
    await arrange({ db, now }, multiStop, { jobIds, driver });
    return null;
  },
);
