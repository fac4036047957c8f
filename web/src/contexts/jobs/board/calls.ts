import {
  allocateOnBoard,
  getBoard,
  getBoardDispatchers,
  noteBoardViewer,
  unallocateJobs,
} from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

const boardReads = { refreshes: [getBoard, ...jobReads] } as const;

export const useBoard = (query: ArgsOf<typeof getBoard>) =>
  useEndpointQuery(getBoard, query, { keepPrevious: true });

export const useAllocateOnBoard = () => useEndpointMutation(allocateOnBoard, boardReads);

export const useUnallocateOnBoard = () => useEndpointMutation(unallocateJobs, boardReads);

/** Queries the others who have the board open; polled, as some leave without notice. */
export const useBoardDispatchers = () =>
  useEndpointQuery(getBoardDispatchers, {}, { every: 30_000 });

export const useNoteBoardViewer = () => useEndpointMutation(noteBoardViewer, { refreshes: [] });
