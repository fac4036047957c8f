import { allocateOnBoard, getBoard, unallocateJobs } from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

const boardReads = { refreshes: [getBoard, ...jobReads] } as const;

export const useBoard = (query: ArgsOf<typeof getBoard>) =>
  useEndpointQuery(getBoard, query, { keepPrevious: true });

export const useAllocateOnBoard = () => useEndpointMutation(allocateOnBoard, boardReads);

export const useUnallocateOnBoard = () => useEndpointMutation(unallocateJobs, boardReads);
