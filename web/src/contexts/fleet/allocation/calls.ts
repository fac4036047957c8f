import {
  getAllocatedJobs,
  getJob,
  getJobs,
  getUnallocatedJobs,
  unallocateJob,
} from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { driverReads } from '../calls.ts';

const jobReads = [getUnallocatedJobs, getAllocatedJobs, getJobs, getJob, ...driverReads] as const;

const listed = { keepPrevious: true } as const;

export const useJobsOf = (query: ArgsOf<typeof getAllocatedJobs>) =>
  useEndpointQuery(getAllocatedJobs, query, listed);

export const useUnallocateOne = () => useEndpointMutation(unallocateJob, { refreshes: jobReads });
