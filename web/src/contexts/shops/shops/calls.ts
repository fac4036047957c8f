import {
  configureCarrierService,
  createOrUpdateShop,
  deleteShop,
  getAvailableECommercePlatforms,
  getCarrierServiceConfiguration,
  getECommerceAttributes,
  getShop,
  getShops,
  rotateShopSecret,
  testShop,
} from '@waybill/contract/shops/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { getCarrierAccounts, getCarrierServices } from '@waybill/contract/carriers/endpoints';
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

/** Queries the carrier accounts that carry a customer's freight. */
export const useCarriersOf = (customerId: number, enabled: boolean) =>
  useEndpointQuery(getCarrierAccounts, { customerId, maxResultCount: 100 }, { enabled });

/** Queries the main services of an account. */
export const useServicesOf = (carrierAccountId: number | null) =>
  useEndpointQuery(
    getCarrierServices,
    { carrierAccountId: carrierAccountId ?? 0, filter: 'isAssigned eq true', maxResultCount: 100 },
    { enabled: carrierAccountId !== null },
  );
