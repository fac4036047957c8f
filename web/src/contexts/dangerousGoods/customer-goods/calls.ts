import {
  createOrUpdateCustomerDangerousGoods,
  getCustomerDangerousGoods,
} from '@waybill/contract/dangerousGoods/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useCustomer = (id: number) =>
  useEndpointQuery(getCustomers, { filter: `id eq ${id}`, maxResultCount: 1 });

export const useCustomerGoods = (customerId: number) =>
  useEndpointQuery(getCustomerDangerousGoods, { customerId, maxResultCount: 500 });

export const useSaveCustomerGoods = () =>
  useEndpointMutation(createOrUpdateCustomerDangerousGoods, {
    refreshes: [getCustomerDangerousGoods],
  });
