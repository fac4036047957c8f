import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { restoreJobs } from '../restore.ts';

export const restoreOnBoard = handle(contract.restoreOnBoard, async ({ input, db, now }) => {
  await restoreJobs(db, input, now);
  return { restored: input.jobs.length };
});
