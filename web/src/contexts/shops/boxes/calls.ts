import { createOrUpdateBox, deleteBox, getBoxes } from '@waybill/contract/shops/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useBoxes = (query: ArgsOf<typeof getBoxes>) =>
  useEndpointQuery(getBoxes, query, { keepPrevious: true });

export const useSaveBox = () => useEndpointMutation(createOrUpdateBox, { refreshes: [getBoxes] });

export const useDeleteBox = () => useEndpointMutation(deleteBox, { refreshes: [getBoxes] });
