import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { permitDeletion } from '../domain/readiness.ts';
import { driverOf } from '../visibility.ts';
import { hasClosedCharge } from '../../charges/sql/charges.ts';
import * as rows from '../sql.ts';

export const deleteJob = handle(contract.deleteJob, async ({ input, actor, db, now }) => {
  const [held] = await rows.lockJobs(db, [input.jobId], driverOf(actor));
  const job = found(held, jobsProblems.JobNotFound);
  permitDeletion(job);
  if (await hasClosedCharge(db, job.id)) {
    const message = 'A job with a closed charge cannot be deleted.';
    throw new Problem(jobsProblems.JobNotAllowed, { message });
  }
  if ((await rows.childrenOf(db, [job.id])).length > 0) {
    throw new Problem(jobsProblems.JobHasChildren);
  }
  await rows.removeJob(db, job.id, now);
  publish(db, 'job.deleted', { id: job.id, customerId: job.customer_id });
  return null;
});
