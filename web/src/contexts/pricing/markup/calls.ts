import {
  createOrUpdateMarkupByType,
  createOrUpdateMarkupForCustomer,
  getCustomerMarkup,
  getMarkup,
} from '@waybill/contract/pricing/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useMarkupGroups = () => useEndpointQuery(getMarkup, {});

export const useSaveGroup = () =>
  useEndpointMutation(createOrUpdateMarkupByType, { refreshes: [getMarkup] });

export const useCustomerMarkup = (customerId: number) =>
  useEndpointQuery(getCustomerMarkup, { customerId });

export const useSaveCustomerMarkup = () =>
  useEndpointMutation(createOrUpdateMarkupForCustomer, { refreshes: [getCustomerMarkup] });

export const useCustomer = (id: number) =>
  useEndpointQuery(getCustomers, { filter: `id eq ${id}`, maxResultCount: 1 });
