import { getDrivers } from '@waybill/contract/fleet/endpoints';
import { allocateJob, unallocateJobs } from '@waybill/contract/jobs/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads, useAfterMove } from '../calls.ts';

export const useActiveDrivers = () =>
  useEndpointQuery(getDrivers, {
    filter: 'isactive eq true',
    sorting: 'name asc',
    maxResultCount: 1000,
  });

export const useAllocate = () => useEndpointMutation(allocateJob, { refreshes: jobReads });

export function useUnallocate() {
  const afterMove = useAfterMove();
  return useEndpointMutation(unallocateJobs, {
    refreshes: jobReads,
    onDone: (_, { deallocation }) => afterMove(deallocation.jobids),
  });
}
