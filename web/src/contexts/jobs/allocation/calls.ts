import { unallocateJobs } from '@waybill/contract/jobs/endpoints';
import { useEndpointMutation } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

export const useUnallocate = () => useEndpointMutation(unallocateJobs, { refreshes: jobReads });
