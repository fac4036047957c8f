import { geocodeReverse } from '@waybill/contract/lookups/endpoints';
import { useEndpointMutation } from '#client/queries.ts';

export const useReverseGeocode = () => useEndpointMutation(geocodeReverse, { refreshes: [] });
