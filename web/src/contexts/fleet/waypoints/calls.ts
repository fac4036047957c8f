import { getPolyline, getWaypointsForDriver } from '@waybill/contract/fleet/endpoints';
import { getDriversOnDuty, getDriverStops } from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { LiveEvent } from '#client/event-stream.ts';
import { useEndpointQuery } from '#client/queries.ts';

/** Positions arrive every few seconds while a driver is on duty. */
const often = { every: 20_000 } as const;

/** Queries today's trail, or that of a period. */
export const useTrail = (query: ArgsOf<typeof getPolyline>) =>
  useEndpointQuery(getPolyline, query, often);

export const useLatestWaypoints = (driverId: string) =>
  useEndpointQuery(getWaypointsForDriver, { driverId, maxResultCount: 8 }, often);

/** Jobs change often: what they change of all drivers is read at the next interval. */
const waits = ({ topic }: LiveEvent): boolean => topic === 'jobs';

/** Queries the drivers on duty with their next stops; their positions follow by the stream. */
export const useDriversOnDuty = () =>
  useEndpointQuery(getDriversOnDuty, {}, { every: 30_000, onStale: waits });

export const useDriverStops = (driverId: string) =>
  useEndpointQuery(getDriverStops, { driverId }, { every: 60_000 });
