export {
  getAvailableForWork,
  setAvailableForWork,
  clearAvailableForWork,
} from './availability/endpoints.ts';
export {
  getDrivers,
  getDriver,
  createDriver,
  updateDriver,
  inviteDriver,
  selfRegistration,
} from './drivers/endpoints.ts';
export {
  getVehicles,
  getVehicle,
  createVehicle,
  updateVehicle,
  deleteVehicle,
} from './vehicles/endpoints.ts';
export {
  createWaypoint,
  createTraccarWaypoint,
  getWaypoint,
  getCurrentWaypoints,
  getWaypointsForDriver,
  getPolyline,
  getActiveDrivers,
} from './waypoints/endpoints.ts';
