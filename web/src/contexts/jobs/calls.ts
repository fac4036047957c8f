import { useQuery } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  confirmJob,
  createScanEvent,
  deleteJob,
  getAllocatedJobs,
  getChildJobs,
  getJob,
  getJobs,
  getScanEventImage,
  getScanEvents,
  getScanEventTypes,
  getUnallocatedJobs,
  setJobPickup,
  unallocateJobs,
} from '@waybill/contract/jobs/endpoints';
import { useClient } from '#client/client-context.tsx';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';

const jobReads = [
  getJobs,
  getJob,
  getChildJobs,
  getUnallocatedJobs,
  getAllocatedJobs,
  getScanEvents,
] as const;

export const useJobs = (input: ArgsOf<typeof getJobs>) =>
  useEndpointQuery(getJobs, input, { keepPrevious: true });

export const useJob = (jobId: string | null) =>
  useEndpointQuery(getJob, { jobId: jobId ?? '' }, { enabled: jobId !== null });

export const useChildJobs = (jobId: string) => useEndpointQuery(getChildJobs, { jobId });

export const useScans = (jobId: string | null) =>
  useEndpointQuery(
    getScanEvents,
    { jobId: jobId ?? '', maxResultCount: 200 },
    { enabled: jobId !== null },
  );

export const useScanCodes = () => useEndpointQuery(getScanEventTypes, {}, { forever: true });

export const useConfirmJob = () => useEndpointMutation(confirmJob, { refreshes: jobReads });
export const useDeleteJob = () => useEndpointMutation(deleteJob, { refreshes: [getJobs] });
export const useSetPickup = () => useEndpointMutation(setJobPickup, { refreshes: jobReads });
export const useUnallocate = () => useEndpointMutation(unallocateJobs, { refreshes: jobReads });
export const useScan = () => useEndpointMutation(createScanEvent, { refreshes: jobReads });

/** A picture of a scan as an address for `img`; it lives as long as the page. */
export function useScanPicture(id: string, image: string) {
  const { download } = useClient();
  return useQuery({
    queryKey: ['picture of a scan', id, image],
    queryFn: async ({ signal }) =>
      URL.createObjectURL((await download(getScanEventImage, { id, image }, { signal })).blob),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
