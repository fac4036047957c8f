import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { takeBack } from '../holding.ts';

export const unallocateJob = handle(contract.unallocateJob, async ({ input, db, now }) => {
  const { jobid, agentid, reason } = input.deallocation;
  await takeBack(db, { jobIds: [jobid], agentId: agentid ?? null, reason: reason ?? null }, now);
  return null;
});
