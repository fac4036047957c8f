export { getTravel } from './roads/endpoints.ts';
export {
  allocateRun,
  changeRunStatus,
  createRun,
  deleteRun,
  downloadRunSheet,
  getRun,
  getRuns,
  getRunStatuses,
  updateRun,
} from './runs/endpoints.ts';
export { searchRoutes, solve } from './solving/endpoints.ts';
