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
