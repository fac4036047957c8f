import { getDrivers } from '@waybill/contract/fleet/endpoints';
import { allocateJob, unallocateJobs } from '@waybill/contract/jobs/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

export const useActiveDrivers = () =>
  useEndpointQuery(getDrivers, {
    filter: 'isactive eq true',
    sorting: 'name asc',
    maxResultCount: 1000,
  });

export const useAllocate = () => useEndpointMutation(allocateJob, { refreshes: jobReads });

export const useUnallocate = () => useEndpointMutation(unallocateJobs, { refreshes: jobReads });
