import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { waypointOfTraccar } from '../domain/traccar.ts';
import { saveWaypoints } from '../save-waypoints.ts';
import { driverOfDevice } from '../sql.ts';

export const createTraccarWaypoint = handle(
  contract.createTraccarWaypoint,
  async ({ input, db, now }) => {
    const { uniqueId } = input.device;
    const driver = found(await driverOfDevice(db, uniqueId), fleetProblems.UnknownDevice);
    const place = { db, now, driverId: driver.id, at: 'position' };
    return saveWaypoints(place, [waypointOfTraccar(input)]);
  },
);
