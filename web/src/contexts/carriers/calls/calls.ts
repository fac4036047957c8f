import { getCarrierCalls } from '@waybill/contract/carriers/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

const listed = { keepPrevious: true } as const;

/** Queries the requests to an account's carrier, newest first. */
export const useAccountCalls = (
  carrierAccountId: number,
  page: { readonly skip: number; readonly take: number; readonly isFailed: boolean },
) =>
  useEndpointQuery(
    getCarrierCalls,
    {
      carrierAccountId,
      skipCount: page.skip,
      maxResultCount: page.take,
      ...(page.isFailed ? { filter: 'isOk eq false' } : {}),
    },
    listed,
  );
