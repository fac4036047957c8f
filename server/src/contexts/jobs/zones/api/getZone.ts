import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { withLocations } from '../mappers.ts';
import { zone } from '../sql/zones.ts';

export const getZone = handle(contract.getZone, async ({ input, actor, db }) => {
  requirePermission(actor, 'Job.View');
  const row = found(await zone(db, input.Id), jobsProblems.ZoneNotFound);
  const [whole] = await withLocations(db, [row], actor);
  return { zone: found(whole, jobsProblems.ZoneNotFound) };
});
