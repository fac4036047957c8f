import {
  getCarrierAccountCustomerMappings,
  getCarrierAccounts,
  mapCarrierAccountsToCustomer,
  mapCarrierAccountToAllCustomers,
} from '@waybill/contract/carriers/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { useMutation } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery, useRefresh } from '#client/queries.ts';

const listed = { keepPrevious: true } as const;

const mappingReads = [getCarrierAccountCustomerMappings, getCarrierAccounts] as const;

export const useMappings = (
  query: ArgsOf<typeof getCarrierAccountCustomerMappings>,
  enabled = true,
) => useEndpointQuery(getCarrierAccountCustomerMappings, query, { ...listed, enabled });

export const useMapAccounts = () =>
  useEndpointMutation(mapCarrierAccountsToCustomer, { refreshes: mappingReads });

export const useMapToAll = () =>
  useEndpointMutation(mapCarrierAccountToAllCustomers, { refreshes: mappingReads });

/** Assigns a customer's freight to an account, or removes the assignment. */
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

/** Queries customers by id. */
export const useCustomersOf = (ids: readonly number[]) =>
  useEndpointQuery(
    getCustomers,
    { filter: `id in (${ids.join(',')})`, maxResultCount: 200 },
    { enabled: ids.length > 0, ...listed },
  );
