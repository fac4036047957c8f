import {
  confirmJob,
  deleteJob,
  getChildJobs,
  getJob,
  getJobs,
  setJobPickup,
} from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

export const useJobs = (input: ArgsOf<typeof getJobs>) =>
  useEndpointQuery(getJobs, input, { keepPrevious: true });

export const useJob = (jobId: string | null) =>
  useEndpointQuery(getJob, { jobId: jobId ?? '' }, { enabled: jobId !== null });

export const useChildJobs = (jobId: string) => useEndpointQuery(getChildJobs, { jobId });

export const useConfirmJob = () => useEndpointMutation(confirmJob, { refreshes: jobReads });

export const useDeleteJob = () => useEndpointMutation(deleteJob, { refreshes: [getJobs] });

export const useSetPickup = () => useEndpointMutation(setJobPickup, { refreshes: jobReads });
