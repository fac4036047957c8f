import { getDisputeLetter, sendDisputeLetter } from '@waybill/contract/reconciliation/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useDisputeLetter = (id: number) => useEndpointQuery(getDisputeLetter, { id });

export const useSendDisputeLetter = () =>
  useEndpointMutation(sendDisputeLetter, { refreshes: [getDisputeLetter] });
