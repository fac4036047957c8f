import {
  createScanEvent,
  getScanEventImage,
  getScanEvents,
  getScanEventTypes,
} from '@waybill/contract/jobs/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

export const useScans = (jobId: string | null) =>
  useEndpointQuery(
    getScanEvents,
    { jobId: jobId ?? '', maxResultCount: 200 },
    { enabled: jobId !== null },
  );

export const useScanCodes = () => useEndpointQuery(getScanEventTypes, {}, { forever: true });

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
