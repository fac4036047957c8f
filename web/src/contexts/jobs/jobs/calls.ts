import {
  confirmJob,
  deleteJob,
  getChildJobs,
  getJob,
  getJobPlaces,
  getJobWarnings,
  getJobs,
  setJobPickup,
} from '@waybill/contract/jobs/endpoints';
import { deleteListView, getListViews, saveListView } from '@waybill/contract/identity/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

export const useJobs = (input: ArgsOf<typeof getJobs>) =>
  useEndpointQuery(getJobs, input, { keepPrevious: true });

export const useJobPlaces = (input: ArgsOf<typeof getJobPlaces>) =>
  useEndpointQuery(getJobPlaces, input, { keepPrevious: true });

export const useJob = (jobId: string | null) =>
  useEndpointQuery(getJob, { jobId: jobId ?? '' }, { enabled: jobId !== null });

export const useJobWarnings = (jobId: string, enabled: boolean) =>
  useEndpointQuery(getJobWarnings, { jobId }, { enabled });

export const useChildJobs = (jobId: string) => useEndpointQuery(getChildJobs, { jobId });

export const useConfirmJob = () => useEndpointMutation(confirmJob, { refreshes: jobReads });

export const useDeleteJob = () => useEndpointMutation(deleteJob, { refreshes: [getJobs] });

export const useSetPickup = () => useEndpointMutation(setJobPickup, { refreshes: jobReads });

const viewChanges = { refreshes: [getListViews] } as const;

/** Queries the user's saved views of jobs, and those shared by colleagues. */
export const useJobViews = () =>
  useEndpointQuery(getListViews, { list: 'jobs' }, { freshFor: 30_000 });

export const useSaveJobView = () => useEndpointMutation(saveListView, viewChanges);

export const useDeleteJobView = () => useEndpointMutation(deleteListView, viewChanges);
