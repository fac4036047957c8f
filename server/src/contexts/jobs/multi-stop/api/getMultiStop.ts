import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { multiStopOf } from '../mappers.ts';
import { multiStop } from '../sql.ts';

export const getMultiStop = handle(contract.getMultiStop, async ({ input, actor, db }) => {
  const row = await multiStop(db, input.jobId, driverOf(actor));
  return { multistop: multiStopOf(found(row, jobsProblems.MultiStopNotFound)) };
});
