import { getShiftImage, getShifts } from '@waybill/contract/fleet/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const useShiftsOfDriver = (driverId: string) =>
  useEndpointQuery(getShifts, { driverId, maxResultCount: 5 });

/** Returns the props of a photo after a shift for `PictureLink`. */
export const shiftPicture = (id: string, image: string) =>
  ({ endpoint: getShiftImage, args: { id, image } }) as const;
