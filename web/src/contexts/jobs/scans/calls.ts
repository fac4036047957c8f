import {
  createScanEvent,
  getScanEvents,
  getScanEventTypes,
  getScanEventImage,
} from '@waybill/contract/jobs/endpoints';
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

/** Returns the props of a scan's picture for `PictureLink`. */
export const scanPicture = (id: string, image: string) =>
  ({ endpoint: getScanEventImage, args: { id, image } }) as const;
