import { getJob, getJobs } from '@waybill/contract/jobs/endpoints';
import {
  getLineHaul,
  getLineHaulJobs,
  getLineHaulLoad,
  getLineHauls,
  linehaulAllocatedJobs,
} from '@waybill/contract/linehaul/endpoints';

/** What changes with a line haul and its freight. */
export const lineHaulReads = [
  getLineHaul,
  getLineHauls,
  getLineHaulLoad,
  getLineHaulJobs,
  linehaulAllocatedJobs,
  getJob,
  getJobs,
] as const;
