import {
  createOrUpdateCarrierAccount,
  deleteCarrierAccount,
  getCarrierAccountForEdit,
  getCarrierAccounts,
  getCarrierAttributes,
  getCarrierCodes,
  getCarrierServices,
  testCarrierAccount,
} from '@waybill/contract/carriers/endpoints';
import { getListedBookings } from '@waybill/contract/booking/endpoints';
import { getRateCards } from '@waybill/contract/rates/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const listed = { keepPrevious: true } as const;

const accountReads = [getCarrierAccounts, getCarrierAccountForEdit, getCarrierServices] as const;

export const useCarrierCodes = () => useEndpointQuery(getCarrierCodes, {}, { freshFor: 600_000 });

export const useCarrierAttributes = (carrierCode: string | null) =>
  useEndpointQuery(
    getCarrierAttributes,
    { carrierCode: carrierCode ?? '' },
    { enabled: carrierCode !== null && carrierCode !== '', freshFor: 600_000 },
  );

export const useAccounts = (query: ArgsOf<typeof getCarrierAccounts>) =>
  useEndpointQuery(getCarrierAccounts, query, listed);

export const useAccount = (id: number) => useEndpointQuery(getCarrierAccountForEdit, { id });

export const useSaveAccount = () =>
  useEndpointMutation(createOrUpdateCarrierAccount, { refreshes: accountReads });

export const useDeleteAccount = () =>
  useEndpointMutation(deleteCarrierAccount, { refreshes: accountReads });

export const useTestAccount = () => useEndpointMutation(testCarrierAccount, { refreshes: [] });

export const useAccountServices = (carrierAccountId: number) =>
  useEndpointQuery(getCarrierServices, { carrierAccountId, maxResultCount: 200 });

/** Queries how many bookings and legs of an account lack its number, without reading them. */
export const useAwaiting = (id: number) =>
  useEndpointQuery(getListedBookings, {
    filter: `isAwaitingNumber eq true and carrierAccountId eq ${id}`,
    byLegs: true,
    maxResultCount: 1,
  });

export const useRateCardChoices = (enabled: boolean) =>
  useEndpointQuery(getRateCards, { maxResultCount: 200, sorting: 'name' }, { enabled });
