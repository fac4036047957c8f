import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { timeOfWaypointId } from '../waypoint-id.ts';
import { waypointOf } from '../mappers.ts';
import { waypoint } from '../sql.ts';

export const getWaypoint = handle(contract.getWaypoint, async ({ input: { id }, actor, db }) => {
  const at = timeOfWaypointId(id);
  const row = at === null ? undefined : await waypoint(db, { id, at, userId: onlyOf(actor) });
  return { waypoint: waypointOf(found(row, fleetProblems.WaypointNotFound)) };
});
