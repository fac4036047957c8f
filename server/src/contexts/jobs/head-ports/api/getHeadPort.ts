import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { headPort } from '../sql.ts';

export const getHeadPort = handle(contract.getHeadPort, async ({ input, actor, db }) => {
  requirePermission(actor, 'Job.View');
  return { headport: found(await headPort(db, input.id), jobsProblems.HeadPortNotFound) };
});
