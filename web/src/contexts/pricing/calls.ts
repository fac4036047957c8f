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
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';

export const useMarkupGroups = () => useEndpointQuery(getMarkup, {});
export const useSaveGroup = () =>
  useEndpointMutation(createOrUpdateMarkupByType, { refreshes: [getMarkup] });

export const useCustomerMarkup = (customerId: number) =>
  useEndpointQuery(getCustomerMarkup, { customerId });
export const useSaveCustomerMarkup = () =>
  useEndpointMutation(createOrUpdateMarkupForCustomer, { refreshes: [getCustomerMarkup] });

export const useCarrierAccounts = () =>
  useEndpointQuery(getCarrierAccounts, { sorting: 'name', maxResultCount: 500 });
/** The services of all carriers, named by `carrierId`. */
export const useAllServices = () =>
  useEndpointQuery(getCarrierServices, { sorting: 'isAdditional, name', maxResultCount: 1000 });

export const usePromos = (query: ArgsOf<typeof getPromoCodes>) =>
  useEndpointQuery(getPromoCodes, query, { keepPrevious: true });
export const useSavePromo = () =>
  useEndpointMutation(createOrUpdatePromoCode, { refreshes: [getPromoCodes] });
export const useDeletePromo = () =>
  useEndpointMutation(deletePromoCode, { refreshes: [getPromoCodes] });

/** The bookings that use a code, the latest first. */
export const usePromoUses = (id: number, take: number) =>
  useEndpointQuery(
    getPromoCodeUses,
    { promoCodeId: id, maxResultCount: take },
    { keepPrevious: true },
  );

/** What a code does to freight of so much; asked when there is a code. */
export const useTriedPromo = (query: ArgsOf<typeof tryPromoCode>) =>
  useEndpointQuery(tryPromoCode, query, { enabled: query.code !== '' });

/** Bookings of these numbers, for whoever may see them. */
export const useBookingsOf = (ids: readonly number[], enabled: boolean) =>
  useEndpointQuery(
    getListedBookings,
    { filter: `id in (${ids.join(',')})`, maxResultCount: ids.length },
    { enabled: enabled && ids.length > 0, keepPrevious: true },
  );

export const useCustomer = (id: number) =>
  useEndpointQuery(getCustomers, { filter: `id eq ${id}`, maxResultCount: 1 });
