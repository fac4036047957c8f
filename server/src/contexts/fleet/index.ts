import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { clearAvailableForWork } from './availability/api/clearAvailableForWork.ts';
import { createDriver } from './drivers/api/createDriver.ts';
import { createVehicle } from './vehicles/api/createVehicle.ts';
import { deleteVehicle } from './vehicles/api/deleteVehicle.ts';
import { getAvailableForWork } from './availability/api/getAvailableForWork.ts';
import { getDriver } from './drivers/api/getDriver.ts';
import { getDrivers } from './drivers/api/getDrivers.ts';
import { getVehicle } from './vehicles/api/getVehicle.ts';
import { getVehicles } from './vehicles/api/getVehicles.ts';
import { inviteDriver } from './drivers/api/inviteDriver.ts';
import { selfRegistration } from './drivers/api/selfRegistration.ts';
import { setAvailableForWork } from './availability/api/setAvailableForWork.ts';
import { createTraccarWaypoint } from './waypoints/api/createTraccarWaypoint.ts';
import { createWaypoint } from './waypoints/api/createWaypoint.ts';
import { getActiveDrivers } from './waypoints/api/getActiveDrivers.ts';
import { getCurrentWaypoints } from './waypoints/api/getCurrentWaypoints.ts';
import { getPolyline } from './waypoints/api/getPolyline.ts';
import { getWaypoint } from './waypoints/api/getWaypoint.ts';
import { getWaypointsForDriver } from './waypoints/api/getWaypointsForDriver.ts';
import { updateDriver } from './drivers/api/updateDriver.ts';
import { updateVehicle } from './vehicles/api/updateVehicle.ts';

import { turnWaypointDays } from './waypoints/daily.ts';

export const fleet = (services: Pick<Services, 'hasher'>) =>
  context('fleet', {
    endpoints: [
      clearAvailableForWork,
      createDriver(services),
      createVehicle,
      deleteVehicle,
      getAvailableForWork,
      getDriver,
      getDrivers,
      getVehicle,
      getVehicles,
      inviteDriver,
      selfRegistration(services),
      setAvailableForWork,
      createTraccarWaypoint,
      createWaypoint,
      getActiveDrivers,
      getCurrentWaypoints,
      getPolyline,
      getWaypoint,
      getWaypointsForDriver,
      updateDriver(services),
      updateVehicle,
    ],
    daily: { 'fleet.waypoint-days': daily('00:20', turnWaypointDays) },
    live: { 'driver.saved': 'fleet', 'vehicle.saved': 'fleet' },
  });
