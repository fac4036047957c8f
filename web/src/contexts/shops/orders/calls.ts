import {
  bookOrders,
  bookMissingParts,
  bookReturn,
  cancelOrders,
  getOrder,
  getOrderCounts,
  getOrders,
  getShops,
  updateOrder,
} from '@waybill/contract/shops/endpoints';
import { searchLocations } from '@waybill/contract/lookups/endpoints';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const orderReads = [getOrders, getOrder, getOrderCounts, getShops] as const;

export const useOrders = (query: ArgsOf<typeof getOrders>) =>
  useEndpointQuery(getOrders, query, { keepPrevious: true });

export const useOrderCounts = (query: ArgsOf<typeof getOrderCounts>) =>
  useEndpointQuery(getOrderCounts, query, { keepPrevious: true });

export const useOrder = (id: number) => useEndpointQuery(getOrder, { id });

/** Places like the one of an order. */
export const useSimilarPlaces = (search: string, enabled: boolean) =>
  useEndpointQuery(searchLocations, { search }, { enabled, freshFor: 600_000 });

export const useUpdateOrder = () => useEndpointMutation(updateOrder, { refreshes: orderReads });

export const useBookOrders = () => useEndpointMutation(bookOrders, { refreshes: orderReads });

export const useBookMissingParts = () =>
  useEndpointMutation(bookMissingParts, { refreshes: orderReads });

export const useBookReturn = () => useEndpointMutation(bookReturn, { refreshes: orderReads });

export const useCancelOrders = () => useEndpointMutation(cancelOrders, { refreshes: orderReads });

export type BookedOrders = ResultOf<typeof bookOrders>;
