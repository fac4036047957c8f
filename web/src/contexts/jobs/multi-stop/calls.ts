import {
  createMultiStop,
  deleteMultiStop,
  getMultiStop,
  getMultiStops,
  getJobs,
  multiStopAllocatedJobs,
  multiStopAllocateJobs,
  multiStopDeallocateJobs,
  updateMultiStop,
} from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { allOf, anyContains } from '#shell/list-page.ts';
import { jobReads } from '../calls.ts';

const reads = [...jobReads, getMultiStops, getMultiStop, multiStopAllocatedJobs] as const;
const changing = { refreshes: reads } as const;

export const useMultiStops = (query: ArgsOf<typeof getMultiStops>) =>
  useEndpointQuery(getMultiStops, query, { keepPrevious: true });

export const useMultiStop = (jobId: string) => useEndpointQuery(getMultiStop, { jobId });

/** Queries the jobs of a multi-stop in the order of its stops. */
export const useStops = (multistopjobid: string) =>
  useEndpointQuery(multiStopAllocatedJobs, { multistopjobid, maxResultCount: 1000 });

/** Queries a customer's jobs that can be added to a multi-stop. */
export const useFreeJobs = (customerid: string, text: string) =>
  useEndpointQuery(
    getJobs,
    {
      filter: allOf([
        `customerid eq guid'${customerid}'`,
        'multistopjobid eq null',
        'islinehaul eq false',
        "status in ('New','Confirmed','ReadyForPickup','Allocated')",
        anyContains(['jobno'], text),
      ]),
      sorting: 'deadline',
      maxResultCount: 50,
    },
    { keepPrevious: true },
  );

export const useCreateMultiStop = () => useEndpointMutation(createMultiStop, changing);

export const useUpdateMultiStop = () => useEndpointMutation(updateMultiStop, changing);

export const useDeleteMultiStop = () => useEndpointMutation(deleteMultiStop, changing);

export const useAddStops = () => useEndpointMutation(multiStopAllocateJobs, changing);

export const useRemoveStops = () => useEndpointMutation(multiStopDeallocateJobs, changing);
