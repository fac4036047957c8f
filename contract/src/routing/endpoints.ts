export { getTravel } from './roads/endpoints.ts';
export {
  allocateRun,
  createRun,
  deleteRun,
  getRun,
  getRuns,
  updateRun,
} from './runs/endpoints.ts';
export { solve } from './solving/endpoints.ts';
