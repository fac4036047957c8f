import {
  createOrUpdatePromoCode,
  deletePromoCode,
  getPromoCodes,
  getPromoCodeUses,
  tryPromoCode,
} from '@waybill/contract/pricing/endpoints';
import { getListedBookings } from '@waybill/contract/booking/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const usePromos = (query: ArgsOf<typeof getPromoCodes>) =>
  useEndpointQuery(getPromoCodes, query, { keepPrevious: true });

export const useSavePromo = () =>
  useEndpointMutation(createOrUpdatePromoCode, { refreshes: [getPromoCodes] });

export const useDeletePromo = () =>
  useEndpointMutation(deletePromoCode, { refreshes: [getPromoCodes] });

/** Queries the bookings that use a code, latest first. */
export const usePromoUses = (id: number, take: number) =>
  useEndpointQuery(
    getPromoCodeUses,
    { promoCodeId: id, maxResultCount: take },
    { keepPrevious: true },
  );

/** Queries the effect of a code on an amount of freight; disabled without a code. */
export const useTriedPromo = (query: ArgsOf<typeof tryPromoCode>) =>
  useEndpointQuery(tryPromoCode, query, { enabled: query.code !== '' });

/** Queries bookings by id, for users who may see them. */
export const useBookingsOf = (ids: readonly number[], enabled: boolean) =>
  useEndpointQuery(
    getListedBookings,
    { filter: `id in (${ids.join(',')})`, maxResultCount: ids.length },
    { enabled: enabled && ids.length > 0, keepPrevious: true },
  );
