import {
  getAllocatedJobs,
  getChildJobs,
  getJob,
  getJobs,
  getScanEvents,
  getUnallocatedJobs,
} from '@waybill/contract/jobs/endpoints';

export const jobReads = [
  getJobs,
  getJob,
  getChildJobs,
  getUnallocatedJobs,
  getAllocatedJobs,
  getScanEvents,
] as const;
