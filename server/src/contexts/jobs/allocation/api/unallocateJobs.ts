import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { takeBack } from '../holding.ts';

export const unallocateJobs = handle(contract.unallocateJobs, async ({ input, db, now }) => {
  const { jobids, reason } = input.deallocation;
  await takeBack(db, { jobIds: jobids, agentId: null, reason: reason ?? null }, now);
  return null;
});
