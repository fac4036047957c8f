import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { driverOf } from '../sight.ts';
import * as rows from '../sql/job.ts';
import { jobOf } from '../wire.ts';

/** Asked of a leg, the answer is about its parent: legs are seen together. */
export const getChildJobs = handle(contract.getChildJobs, async ({ input, actor, db }) => {
  const driver = driverOf(actor);
  const asked = found(await rows.job(db, input.jobId, driver), jobsProblems.JobNotFound);
  const parent = asked.parent_id === null ? asked : await rows.job(db, asked.parent_id, driver);
  const main = parent ?? asked;
  const toWire = jobOf(actor.tenantId);
  const children = await rows.childrenOf(db, [main.id], driver);
  return { childjobs: children.map(toWire), mainjob: toWire(main) };
});
