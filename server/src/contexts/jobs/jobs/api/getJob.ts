import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { driverOf } from '../visibility.ts';
import * as rows from '../sql.ts';
import { jobOf } from '../mappers.ts';

export const getJob = handle(contract.getJob, async ({ input, actor, db }) => {
  const job = found(await rows.job(db, input.jobId, driverOf(actor)), jobsProblems.JobNotFound);
  return { job: jobOf(actor.tenantId)(job) };
});
