import { z } from 'zod';
import { entity } from '../entity.ts';
import { Money } from './fields.ts';

/** One charged service. The carrier's side is returned only to staff. */
export const PricingServiceDetail = entity(
  'PricingServiceDetail',
  z.object({
    serviceCode: z.string(),
    serviceName: z.string(),
    isAdditionalService: z.boolean(),
    taxExclusiveAmount: Money,
    tax: Money,
    amount: Money,
    carrierTaxExclusiveAmount: Money.optional(),
    carrierTax: Money.optional(),
    carrierAmount: Money.optional(),
    isTaxApplied: z.boolean(),
    discountAmount: Money.nullish(),
    isUpdated: z.boolean().nullish(),
    note: z.string().nullish(),
  }),
);
export type PricingServiceDetail = z.output<typeof PricingServiceDetail>;

/**
 * The price of freight, in the three variants of decisions B-17. The plain names include tax. The
 * carrier's side is returned only to staff.
 */
export const PricingDetail = entity(
  'PricingDetail',
  z.object({
    freightCost: Money,
    freightCostTax: Money,
    freightCostTaxExclusive: Money,
    additionalCost: Money,
    additionalCostTax: Money,
    additionalCostTaxExclusive: Money,
    insuranceCost: Money,
    insuranceCostTax: Money,
    insuranceCostTaxExclusive: Money,
    totalCost: Money,
    totalCostTax: Money,
    totalCostTaxExclusive: Money,
    carrierFreightCost: Money.optional(),
    carrierFreightCostTax: Money.optional(),
    carrierFreightCostTaxExclusive: Money.optional(),
    carrierAdditionalCost: Money.optional(),
    carrierAdditionalCostTax: Money.optional(),
    carrierAdditionalCostTaxExclusive: Money.optional(),
    carrierInsuranceCost: Money.optional(),
    carrierInsuranceCostTax: Money.optional(),
    carrierInsuranceCostTaxExclusive: Money.optional(),
    carrierTotalCost: Money.optional(),
    carrierTotalCostTax: Money.optional(),
    carrierTotalCostTaxExclusive: Money.optional(),
    isTaxApplied: z.boolean(),
    serviceDetails: z.array(PricingServiceDetail),
  }),
);
export type PricingDetail = z.output<typeof PricingDetail>;
