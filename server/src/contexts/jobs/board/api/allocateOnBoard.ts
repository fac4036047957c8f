import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { allocateJobs } from '../../allocation/allocate.ts';

export const allocateOnBoard = handle(contract.allocateOnBoard, async ({ input, db, now }) => {
  const { driverid, jobids, fromdriverid, reason } = input;
  const others = new Map(input.otherholders?.map((each) => [each.jobid, each.driverid]));
  const allocation = {
    jobIds: jobids,
    driverGuid: driverid,
    from: (id: string) => (others.has(id) ? (others.get(id) ?? null) : fromdriverid),
    place: {
      beforeId: input.beforejobid ?? null,
      order: input.order ?? undefined,
      date: input.date ?? null,
      reason: reason || null,
    },
  };
  return { allocated: await allocateJobs(db, allocation, now) };
});
