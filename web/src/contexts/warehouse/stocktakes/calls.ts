import {
  closeStocktake,
  countStocktake,
  getItem,
  getItems,
  getStocktake,
  getStocktakes,
  openStocktake,
} from '@waybill/contract/warehouse/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const refreshes = [getStocktakes, getStocktake] as const;

export const useStocktakes = (query: ArgsOf<typeof getStocktakes>) =>
  useEndpointQuery(getStocktakes, query, { keepPrevious: true });

export const useStocktake = (id: string) => useEndpointQuery(getStocktake, { id });

export const useOpenStocktake = () => useEndpointMutation(openStocktake, { refreshes });

export const useCount = () => useEndpointMutation(countStocktake, { refreshes });

export const useCloseStocktake = () =>
  useEndpointMutation(closeStocktake, { refreshes: [...refreshes, getItems, getItem] });
