import { getShifts } from '@waybill/contract/fleet/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const useShiftsOfDriver = (driverId: string) =>
  useEndpointQuery(getShifts, { driverId, maxResultCount: 5 });
