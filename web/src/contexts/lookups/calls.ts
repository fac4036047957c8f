import { geocodeReverse } from '@waybill/contract/lookups/endpoints';
import { useSend } from '#client/queries.ts';

export const useReverseGeocode = () => useSend(geocodeReverse, { refreshes: [] });
