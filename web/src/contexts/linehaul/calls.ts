import { getJob, getJobs } from '@waybill/contract/jobs/endpoints';
import {
  getLineHaul,
  getLineHaulJobs,
  getLineHaulLoad,
  getLineHauls,
  linehaulAllocatedJobs,
} from '@waybill/contract/linehaul/endpoints';

/** The queries that a change of a line haul or its freight affects. */
export const lineHaulReads = [
  getLineHaul,
  getLineHauls,
  getLineHaulLoad,
  getLineHaulJobs,
  linehaulAllocatedJobs,
  getJob,
  getJobs,
] as const;
