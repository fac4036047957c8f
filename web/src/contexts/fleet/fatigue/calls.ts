import { getDriverHours } from '@waybill/contract/fleet/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const useDriverHours = (driverId: string) =>
  useEndpointQuery(getDriverHours, { driverId }, { every: 60_000 });
