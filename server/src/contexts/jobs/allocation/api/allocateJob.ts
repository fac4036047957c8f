import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { allocateJobs } from '../allocate.ts';

export const allocateJob = handle(contract.allocateJob, async ({ input, db, now }) => {
  const { agentId, jobIds, onlyWaiting } = input.allocation;
  const from = onlyWaiting ? () => null : undefined;
  return { allocated: await allocateJobs(db, { jobIds, driverGuid: agentId, from }, now) };
});
