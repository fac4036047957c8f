import { getListedBookings } from '@waybill/contract/booking/endpoints';
import {
  createOrUpdateCarrierAccount,
  deleteCarrierAccount,
  getCarrierAccountCustomerMappings,
  getCarrierAccountForEdit,
  getCarrierAccounts,
  getCarrierAttributes,
  getCarrierCalls,
  getCarrierCodes,
  getCarrierServices,
  mapCarrierAccountsToCustomer,
  testCarrierAccount,
} from '@waybill/contract/carriers/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { getRateCards } from '@waybill/contract/rates/endpoints';
import { useClient } from '#client/client-context.tsx';
import { useEndpointQuery, useRefresh, useEndpointMutation } from '#client/queries.ts';
import { useMutation } from '@tanstack/react-query';

const listed = { keepPrevious: true } as const;
const accountReads = [getCarrierAccounts, getCarrierAccountForEdit, getCarrierServices] as const;
const mappingReads = [getCarrierAccountCustomerMappings, getCarrierAccounts] as const;

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

/** What the carrier of an account was asked, newest first. */
export const useAccountCalls = (
  carrierAccountId: number,
  page: { readonly skip: number; readonly take: number; readonly isFailed: boolean },
) =>
  useEndpointQuery(
    getCarrierCalls,
    {
      carrierAccountId,
      skipCount: page.skip,
      maxResultCount: page.take,
      ...(page.isFailed ? { filter: 'isOk eq false' } : {}),
    },
    listed,
  );

/** How many bookings and legs of an account await its number; none of them is read. */
export const useAwaiting = (id: number) =>
  useEndpointQuery(getListedBookings, {
    filter: `isAwaitingNumber eq true and carrierAccountId eq ${id}`,
    byLegs: true,
    maxResultCount: 1,
  });

export const useMappings = (
  query: ArgsOf<typeof getCarrierAccountCustomerMappings>,
  enabled = true,
) => useEndpointQuery(getCarrierAccountCustomerMappings, query, { ...listed, enabled });

export const useMapAccounts = () =>
  useEndpointMutation(mapCarrierAccountsToCustomer, { refreshes: mappingReads });

/** Adds one account to those that carry a customer's freight, or takes it away. */
export function useMapOne() {
  const { call } = useClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (one: { customerId: number; accountId: number; isMapped: boolean }) => {
      const { customerId, accountId, isMapped } = one;
      const query = { customerId, maxResultCount: 1000 };
      const { items } = await call(getCarrierAccountCustomerMappings, query);
      const others = items
        .filter((each) => !each.isOwn && each.carrierAccountId !== accountId)
        .map(({ carrierAccountId }) => carrierAccountId);
      const carrierAccountIds = isMapped ? [...others, accountId] : others;
      await call(mapCarrierAccountsToCustomer, { customerId, carrierAccountIds });
    },
    onSuccess: () => refresh(mappingReads),
  });
}

/** The customers of these numbers. */
export const useCustomersOf = (ids: readonly number[]) =>
  useEndpointQuery(
    getCustomers,
    { filter: `id in (${ids.join(',')})`, maxResultCount: 200 },
    { enabled: ids.length > 0, ...listed },
  );

export const useRateCardChoices = (enabled: boolean) =>
  useEndpointQuery(getRateCards, { maxResultCount: 200, sorting: 'name' }, { enabled });
