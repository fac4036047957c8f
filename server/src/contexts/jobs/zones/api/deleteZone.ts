import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { whileUsed } from '../../head-ports/network-codes.ts';
import { publishZonesChanged } from '../../head-ports/saving.ts';
import { removeZone, zone } from '../sql/zones.ts';

export const deleteZone = handle(contract.deleteZone, async ({ input, db }) => {
  const { headportid } = found(await zone(db, input.Id), jobsProblems.ZoneNotFound);
  await whileUsed(jobsProblems.ZoneHasZones, () => removeZone(db, input.Id));
  publishZonesChanged(db, headportid);
  return null;
});
