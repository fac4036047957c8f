export {
  getJobs,
  getJobPlaces,
  getJob,
  createJob,
  updateJob,
  deleteJob,
  confirmJob,
  setJobPickup,
  getChildJobs,
  getJobsWithChildren,
  getJobTypes,
} from './jobs/endpoints.ts';
export {
  getUnallocatedJobs,
  getAllocatedJobs,
  allocateJob,
  unallocateJob,
  unallocateJobs,
} from './allocation/endpoints.ts';
export {
  getScanEvents,
  createScanEvent,
  createScanEventForItems,
  updateScanEvent,
  getScanEventImage,
  getLineHaulStatuses,
  getScanEventTypes,
} from './scans/endpoints.ts';
export {
  getScanReviews,
  decideScanReview,
  getScanReviewImage,
  getDriverScanReviews,
  handOverScan,
} from './scan-reviews/endpoints.ts';
export { getDriverDangerousGoods } from './dangerous-goods/endpoints.ts';
export {
  getHeadPorts,
  getHeadPort,
  createHeadPort,
  updateHeadPort,
  deleteHeadPort,
  downloadZoneLocations,
  uploadZoneLocations,
} from './head-ports/endpoints.ts';
export {
  getZone,
  getZones,
  exportZone,
  getZoneLocations,
  importZone,
  createZone,
  updateZone,
  deleteZone,
  createZoneLocation,
  createZoneLocations,
  deleteZoneLocation,
  getServingZones,
  getZoneOverlaps,
} from './zones/endpoints.ts';
export {
  getMultiStops,
  getMultiStop,
  createMultiStop,
  updateMultiStop,
  deleteMultiStop,
  multiStopAllocateJobs,
  multiStopDeallocateJobs,
  multiStopAllocatedJobs,
} from './multi-stop/endpoints.ts';
export {
  updateJobPrice,
  updateCustomerCharge,
  addDriverCharge,
  deleteDriverCharge,
  getDriverRates,
  updateDriverRates,
} from './charges/endpoints.ts';
export { getJobPricing, setJobQuote } from './pricing/endpoints.ts';
export {
  getBoard,
  getBoardChanges,
  getBoardDispatchers,
  getDriversOnDuty,
  getDriverStops,
  getJobWarnings,
  noteBoardViewer,
  allocateOnBoard,
  restoreOnBoard,
  getDriverRun,
} from './board/endpoints.ts';
export {
  getProofRules,
  saveProofRules,
  getDriverProofDemands,
  checkPin,
  getJobProofDemand,
} from './proof/endpoints.ts';
export { departForStop } from './departures/endpoints.ts';
