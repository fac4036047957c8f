import { getCarrierAccounts, getCarrierServices } from '@waybill/contract/carriers/endpoints';
import { getListedBookings } from '@waybill/contract/booking/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import {
  createOrUpdateMarkupByType,
  createOrUpdateMarkupForCustomer,
  createOrUpdatePromoCode,
  deletePromoCode,
  getCustomerMarkup,
  getMarkup,
  getPromoCodes,
  getPromoCodeUses,
  tryPromoCode,
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

/** The bookings that use a code, the latest first. */
export const usePromoUses = (id: number, take: number) =>
  useAsk(getPromoCodeUses, { promoCodeId: id, maxResultCount: take }, { keepPrevious: true });

/** What a code does to freight of so much; asked when there is a code. */
export const useTriedPromo = (asked: ArgsOf<typeof tryPromoCode>) =>
  useAsk(tryPromoCode, asked, { enabled: asked.code !== '' });

/** Bookings of these numbers, for whoever may see them. */
export const useBookingsOf = (ids: readonly number[], enabled: boolean) =>
  useAsk(
    getListedBookings,
    { filter: `id in (${ids.join(',')})`, maxResultCount: ids.length },
    { enabled: enabled && ids.length > 0, keepPrevious: true },
  );

export const useCustomer = (id: number) =>
  useAsk(getCustomers, { filter: `id eq ${id}`, maxResultCount: 1 });
