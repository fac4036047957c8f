import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { driverOf } from '../visibility.ts';
import * as rows from '../sql.ts';
import { jobOf } from '../mappers.ts';

/** For a leg, returns the legs of its parent, so that all legs are shown together. */
export const getChildJobs = handle(contract.getChildJobs, async ({ input, actor, db }) => {
  const driver = driverOf(actor);
  const job = found(await rows.job(db, input.jobId, driver), jobsProblems.JobNotFound);
  const parent = job.parent_id === null ? job : await rows.job(db, job.parent_id, driver);
  const main = parent ?? job;
  const toResponse = jobOf(actor.tenantId);
  const children = await rows.childrenOf(db, [main.id], driver);
  return { childjobs: children.map(toResponse), mainjob: toResponse(main) };
});
