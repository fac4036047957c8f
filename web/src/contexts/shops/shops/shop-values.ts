import type { createOrUpdateShop } from '@waybill/contract/shops/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { PlatformType } from '@waybill/contract/shops/lifecycle';
import type { Shop } from '@waybill/contract/shops/shops/shapes';

/** Returns the form values of a shop; attributes by key. */
export const shopValues = (shop: Shop | null, customerId: number | null = null) => ({
  shop: {
    name: shop?.name ?? '',
    eCommercePlatform: (shop?.eCommercePlatform ?? null) as PlatformType | null,
    isActive: shop?.isActive ?? true,
    customerId: shop?.customerId ?? customerId,
    customerGuid: null as string | null,
    fromAddress: {
      companyName: shop?.fromAddress?.companyName ?? '',
      contactName: shop?.fromAddress?.contactName ?? '',
      telephone: shop?.fromAddress?.telephone ?? '',
      addressLine1: shop?.fromAddress?.addressLine1 ?? '',
      suburb: shop?.fromAddress?.suburb ?? '',
      postCode: shop?.fromAddress?.postCode ?? '',
      stateCode: shop?.fromAddress?.stateCode ?? '',
      countryCode: shop?.fromAddress?.countryCode ?? 'AU',
    },
  },
  attributes: Object.fromEntries(
    (shop?.attributes ?? []).map(({ key, value }) => [key, value]),
  ) as Record<string, string | null>,
});
export type ShopValues = ReturnType<typeof shopValues>;

/** Returns the attributes as sent. */
export const attributesIn = (attributes: ShopValues['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: value ?? '' }));

export const shopArgs = (
  { shop, attributes }: ShopValues,
  id: number | undefined,
): ArgsOf<typeof createOrUpdateShop> => ({
  shop: {
    id,
    name: shop.name,
    isActive: shop.isActive,
    customerId: shop.customerId,
    fromAddress: shop.fromAddress,
    eCommercePlatform: shop.eCommercePlatform ?? 'Csv',
    attributes: attributesIn(attributes),
  },
});
