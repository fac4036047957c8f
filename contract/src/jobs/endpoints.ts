export {
  getJobs,
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
  updateJobPrice,
  updateCustomerCharge,
  addDriverCharge,
  deleteDriverCharge,
  getDriverRates,
  updateDriverRates,
} from './charges/endpoints.ts';
export { getJobPricing, setJobQuote } from './pricing/endpoints.ts';
