import { getCustomers } from '@waybill/contract/customers/endpoints';
import {
  createOrUpdateCustomerDangerousGoods,
  getCustomerDangerousGoods,
  getDangerousGoodsCarriers,
  getDangerousGoodsCategories,
  getDangerousGoodsUNCodes,
  getDangerousGoodsUNSources,
  getEmergencyContact,
  saveDangerousGoodsCarrier,
  saveEmergencyContact,
} from '@waybill/contract/dangerousGoods/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';

export const useUnCodes = (query: ArgsOf<typeof getDangerousGoodsUNCodes>) =>
  useEndpointQuery(getDangerousGoodsUNCodes, query, { keepPrevious: true });

export const useUnSources = () =>
  useEndpointQuery(getDangerousGoodsUNSources, {}, { freshFor: 600_000 });

/** The whole list, which is short, for pickers. */
export const useAllUnCodes = () =>
  useEndpointQuery(
    getDangerousGoodsUNCodes,
    { sorting: 'unNumber', maxResultCount: 1000 },
    { freshFor: 600_000 },
  );

export const useCategories = () =>
  useEndpointQuery(getDangerousGoodsCategories, {}, { freshFor: 600_000 });

export const useCustomer = (id: number) =>
  useEndpointQuery(getCustomers, { filter: `id eq ${id}`, maxResultCount: 1 });

export const useCustomerGoods = (customerId: number) =>
  useEndpointQuery(getCustomerDangerousGoods, { customerId, maxResultCount: 500 });
export const useSaveCustomerGoods = () =>
  useEndpointMutation(createOrUpdateCustomerDangerousGoods, {
    refreshes: [getCustomerDangerousGoods],
  });

export const useGoodsCarriers = (customerId: number | undefined) =>
  useEndpointQuery(getDangerousGoodsCarriers, customerId === undefined ? {} : { customerId }, {
    keepPrevious: true,
  });
export const useSaveGoodsCarrier = () =>
  useEndpointMutation(saveDangerousGoodsCarrier, { refreshes: [getDangerousGoodsCarriers] });

export const useEmergencyContact = () => useEndpointQuery(getEmergencyContact, {});
export const useSaveEmergencyContact = () =>
  useEndpointMutation(saveEmergencyContact, { refreshes: [getEmergencyContact] });
