import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { saveWaypoints } from '../save-waypoints.ts';

export const createWaypoint = handle(
  contract.createWaypoint,
  async ({ input: { waypoint }, actor, db, now }) => {
    if (!actor.isDriver) requirePermission(actor, 'Driver.Track');
    const driverId = actor.isDriver ? actor.userGuid : null;
    const sent = Array.isArray(waypoint) ? waypoint : [waypoint];
    return saveWaypoints({ db, now, driverId, at: 'waypoint' }, sent);
  },
);
