import { getPolyline, getWaypointsForDriver } from '@waybill/contract/fleet/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointQuery } from '#client/queries.ts';

/** Positions arrive every few seconds while a driver is on duty. */
const often = { every: 20_000 } as const;

/** Queries today's trail, or that of a period. */
export const useTrail = (query: ArgsOf<typeof getPolyline>) =>
  useEndpointQuery(getPolyline, query, often);

export const useLatestWaypoints = (driverId: string) =>
  useEndpointQuery(getWaypointsForDriver, { driverId, maxResultCount: 8 }, often);
