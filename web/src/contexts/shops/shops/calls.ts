import {
  configureCarrierService,
  createOrUpdateShop,
  deleteShop,
  getAvailableECommercePlatforms,
  getCarrierServiceConfiguration,
  getECommerceAttributes,
  getShop,
  getShopCarriers,
  getShops,
  rotateShopSecret,
  testShop,
} from '@waybill/contract/shops/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { PlatformType } from '@waybill/contract/shops/lifecycle';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const shopReads = [getShops, getShop] as const;

export const useShops = (query: ArgsOf<typeof getShops>) =>
  useEndpointQuery(getShops, query, { keepPrevious: true });

export const useShop = (id: number) => useEndpointQuery(getShop, { id });

export const usePlatforms = () =>
  useEndpointQuery(getAvailableECommercePlatforms, {}, { freshFor: 600_000 });

export const useShopAttributes = (platform: PlatformType | null) =>
  useEndpointQuery(
    getECommerceAttributes,
    { platformType: platform ?? 'Csv' },
    { enabled: platform !== null, freshFor: 600_000 },
  );

export const useSaveShop = () => useEndpointMutation(createOrUpdateShop, { refreshes: shopReads });

export const useDeleteShop = () => useEndpointMutation(deleteShop, { refreshes: shopReads });

export const useTestShop = () => useEndpointMutation(testShop, { refreshes: [] });

export const useRotateSecret = () =>
  useEndpointMutation(rotateShopSecret, { refreshes: [getShop] });

export const useShopServices = (shopId: number) =>
  useEndpointQuery(getCarrierServiceConfiguration, { shopId });

export const useSaveShopServices = () =>
  useEndpointMutation(configureCarrierService, { refreshes: [getCarrierServiceConfiguration] });

/** The carriers of a shop, and the services of one of their accounts, to choose from. */
export function useServiceOptions(shopId: number, accountId: number | null) {
  const carriers = useEndpointQuery(getShopCarriers, { shopId }).data?.items ?? [];
  const chosen = carriers.find(({ carrierAccountId }) => carrierAccountId === accountId);
  return {
    carriers: carriers.map(({ carrierAccountId, name }) => ({
      value: carrierAccountId,
      label: name,
    })),
    services: (chosen?.services ?? []).map(({ code, name }) => ({
      value: code,
      label: `${name} (${code})`,
    })),
  };
}
