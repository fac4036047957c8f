import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Moment } from '../../shared/fields.ts';

const text = z.string().max(500).nullish();

/**
 * An address in Shopify's CarrierService request
 * (https://shopify.dev/docs/api/admin-rest/latest/resources/carrierservice). Other members are
 * ignored.
 */
const ShopRateAddress = z.object({
  country: text,
  postal_code: text,
  province: text,
  city: text,
  name: text,
  address1: text,
  address2: text,
  address3: text,
  phone: text,
  email: text,
  company_name: text,
});

const ShopRateItem = z.object({
  name: text,
  sku: text,
  quantity: z.number().int().min(0).max(100_000).default(1),
  grams: z.number().min(0).max(100_000_000).nullish(),
  /** Cents. */
  price: z.number().min(0).max(100_000_000_000).nullish(),
  requires_shipping: z.boolean().nullish(),
});

/** A request for prices during a checkout. */
export const ShopRateRequest = entity(
  'ShopRateRequest',
  z.object({
    rate: z.object({
      origin: ShopRateAddress,
      destination: ShopRateAddress,
      items: z.array(ShopRateItem).max(500).default([]),
      currency: z.string().max(3).nullish(),
    }),
  }),
);
export type ShopRateRequest = z.output<typeof ShopRateRequest>;

export const ShopRate = z.object({
  service_name: z.string(),
  service_code: z.string(),
  description: z.string(),
  /** Cents, as text. */
  total_price: z.string(),
  phone_required: z.boolean(),
  currency: z.string(),
  min_delivery_date: Moment,
  max_delivery_date: Moment,
});
export type ShopRate = z.output<typeof ShopRate>;

export const ShopRateResponse = entity('ShopRateResponse', z.object({ rates: z.array(ShopRate) }));
