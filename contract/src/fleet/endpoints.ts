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
  uploadVehicleImage,
  getVehicleImage,
  deleteVehicleImage,
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
export {
  getDriverPreStartAnswers,
  getDriverPreStartAnswer,
  submitPreStartCheck,
  clearPreStartCheck,
  getPreStartQuestions,
  savePreStartQuestions,
  getPreStartImage,
  getPreStartChecksCsv,
  getPreStartEvidence,
} from './pre-start/endpoints.ts';
export {
  getDriverSelf,
  startShift,
  startBreak,
  endBreak,
  finishShift,
  getShiftImage,
  getShifts,
} from './shifts/endpoints.ts';
export { getDriverPerformance } from './performance/endpoints.ts';
export { getDriverHours } from './fatigue/endpoints.ts';
export {
  getDriverDocuments,
  saveDriverDocument,
  deleteDriverDocument,
} from './driver-documents/endpoints.ts';
