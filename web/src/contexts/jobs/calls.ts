import {
  getAllocatedJobs,
  getChildJobs,
  getJob,
  getJobPlaces,
  getJobs,
  getScanEvents,
  getUnallocatedJobs,
} from '@waybill/contract/jobs/endpoints';

export const jobReads = [
  getJobs,
  getJob,
  getJobPlaces,
  getChildJobs,
  getUnallocatedJobs,
  getAllocatedJobs,
  getScanEvents,
] as const;
