import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publishZonesChanged } from '../../head-ports/saving.ts';
import { removeLocation } from '../sql/locations.ts';

export const deleteZoneLocation = handle(contract.deleteZoneLocation, async ({ input, db }) => {
  const removed = await removeLocation(db, input.Id);
  const { head_port_id } = found(removed, jobsProblems.ZoneLocationNotFound);
  publishZonesChanged(db, head_port_id);
  return null;
});
