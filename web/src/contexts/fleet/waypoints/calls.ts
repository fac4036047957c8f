import { getPolyline, getWaypointsForDriver } from '@waybill/contract/fleet/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

/** Positions come every few seconds while a driver is on duty. */
const often = { every: 20_000 } as const;

export const useTrail = (driverId: string) => useEndpointQuery(getPolyline, { driverId }, often);

export const useLatestWaypoints = (driverId: string) =>
  useEndpointQuery(getWaypointsForDriver, { driverId, maxResultCount: 8 }, often);
