import { decideClaim, getClaim, getClaims, lodgeClaim } from '@waybill/contract/booking/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const reads = [getClaims, getClaim];

export const useClaims = (query: ArgsOf<typeof getClaims>) =>
  useEndpointQuery(getClaims, query, { keepPrevious: true });

export const useClaim = (id: number) => useEndpointQuery(getClaim, { id });

export const useLodgeClaim = () => useEndpointMutation(lodgeClaim, { refreshes: reads });

export const useDecideClaim = () => useEndpointMutation(decideClaim, { refreshes: reads });
