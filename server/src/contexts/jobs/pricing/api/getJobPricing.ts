import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { job } from '../../jobs/sql.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { jobPricing } from '../read.ts';

export const getJobPricing = handle(contract.getJobPricing, async ({ input, actor, db }) => {
  const row = found(await job(db, input.jobId, driverOf(actor)), jobsProblems.JobNotFound);
  return jobPricing(db, actor, row);
});
