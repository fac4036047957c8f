import {
  getLineHaulJobs,
  linehaulAllocateJobs,
  linehaulUnallocateArticles,
  linehaulUnallocateJobs,
} from '@waybill/contract/linehaul/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { lineHaulReads } from '../calls.ts';

/** Queries the jobs waiting between two head ports, most urgent first. */
export const useWaitingJobs = (startHeadPort: string, destinationHeadPort: string) =>
  useEndpointQuery(
    getLineHaulJobs,
    { startHeadPort, destinationHeadPort, sorting: 'deadline', maxResultCount: 50 },
    { keepPrevious: true },
  );

export const useAllocateJobs = () =>
  useEndpointMutation(linehaulAllocateJobs, { refreshes: lineHaulReads });

export const useUnallocateJobs = () =>
  useEndpointMutation(linehaulUnallocateJobs, { refreshes: lineHaulReads });

export const useUnallocateArticles = () =>
  useEndpointMutation(linehaulUnallocateArticles, { refreshes: lineHaulReads });
