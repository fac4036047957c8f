import { getDriverPerformance } from '@waybill/contract/fleet/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const useDriverPerformance = (driverId: string) =>
  useEndpointQuery(getDriverPerformance, { driverId });
