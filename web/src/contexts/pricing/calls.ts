import { getCarrierAccounts, getCarrierServices } from '@waybill/contract/carriers/endpoints';
import {
  createOrUpdateMarkupByType,
  createOrUpdateMarkupForCustomer,
  createOrUpdatePromoCode,
  deletePromoCode,
  getCustomerMarkup,
  getMarkup,
  getPromoCodes,
} from '@waybill/contract/pricing/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useAsk, useSend } from '#client/queries.ts';

export const useMarkupGroups = () => useAsk(getMarkup, {});
export const useSaveGroup = () => useSend(createOrUpdateMarkupByType, { refreshes: [getMarkup] });

export const useCustomerMarkup = (customerId: number) => useAsk(getCustomerMarkup, { customerId });
export const useSaveCustomerMarkup = () =>
  useSend(createOrUpdateMarkupForCustomer, { refreshes: [getCustomerMarkup] });

export const useCarrierAccounts = () =>
  useAsk(getCarrierAccounts, { sorting: 'name', maxResultCount: 500 });
/** The services of all carriers, named by `carrierId`. */
export const useAllServices = () =>
  useAsk(getCarrierServices, { sorting: 'isAdditional, name', maxResultCount: 1000 });

export const usePromos = (asked: ArgsOf<typeof getPromoCodes>) =>
  useAsk(getPromoCodes, asked, { keepPrevious: true });
export const useSavePromo = () => useSend(createOrUpdatePromoCode, { refreshes: [getPromoCodes] });
export const useDeletePromo = () => useSend(deletePromoCode, { refreshes: [getPromoCodes] });
