import {
  getOrder,
  getOrderCounts,
  getOrderRules,
  getOrders,
  runOrderRules,
  saveOrderRules,
} from '@waybill/contract/shops/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useOrderRules = (shopId: number) => useEndpointQuery(getOrderRules, { shopId });

export const useSaveOrderRules = () =>
  useEndpointMutation(saveOrderRules, { refreshes: [getOrderRules] });

export const useRunOrderRules = () =>
  useEndpointMutation(runOrderRules, { refreshes: [getOrders, getOrder, getOrderCounts] });
