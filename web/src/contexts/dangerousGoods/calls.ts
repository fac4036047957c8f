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
import { useAsk, useSend } from '#client/queries.ts';

export const useUnCodes = (asked: ArgsOf<typeof getDangerousGoodsUNCodes>) =>
  useAsk(getDangerousGoodsUNCodes, asked, { keepPrevious: true });

export const useUnSources = () => useAsk(getDangerousGoodsUNSources, {}, { freshFor: 600_000 });

/** The whole list, which is short, for pickers. */
export const useAllUnCodes = () =>
  useAsk(
    getDangerousGoodsUNCodes,
    { sorting: 'unNumber', maxResultCount: 1000 },
    { freshFor: 600_000 },
  );

export const useCategories = () => useAsk(getDangerousGoodsCategories, {}, { freshFor: 600_000 });

export const useCustomer = (id: number) =>
  useAsk(getCustomers, { filter: `id eq ${id}`, maxResultCount: 1 });

export const useCustomerGoods = (customerId: number) =>
  useAsk(getCustomerDangerousGoods, { customerId, maxResultCount: 500 });
export const useSaveCustomerGoods = () =>
  useSend(createOrUpdateCustomerDangerousGoods, { refreshes: [getCustomerDangerousGoods] });

export const useGoodsCarriers = (customerId: number | undefined) =>
  useAsk(getDangerousGoodsCarriers, customerId === undefined ? {} : { customerId }, {
    keepPrevious: true,
  });
export const useSaveGoodsCarrier = () =>
  useSend(saveDangerousGoodsCarrier, { refreshes: [getDangerousGoodsCarriers] });

export const useEmergencyContact = () => useAsk(getEmergencyContact, {});
export const useSaveEmergencyContact = () =>
  useSend(saveEmergencyContact, { refreshes: [getEmergencyContact] });
