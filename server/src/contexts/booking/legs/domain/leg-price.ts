import type { PricingDetail, PricingServiceDetail } from '@waybill/contract/shared/pricing-detail';
import { add, fromDecimal, toDecimal } from '@waybill/kernel/money';
import { withoutCarrierSide } from '../../pricing/domain/price.ts';

const customerSide = [
  'freightCost',
  'additionalCost',
  'insuranceCost',
  'totalCost',
] as const satisfies readonly (keyof PricingDetail)[];
const variants = ['', 'Tax', 'TaxExclusive'] as const;
const carrierSums = ['carrierFreightCost', 'carrierAdditionalCost', 'carrierTotalCost'] as const;

/**
 * The price of a leg: what its carrier charges, and nothing for the customer, who pays the journey.
 */
export function costOnly(pricing: PricingDetail): PricingDetail {
  const nothing = customerSide.flatMap((name) => variants.map((variant) => [name + variant, 0]));
  return {
    ...pricing,
    ...(Object.fromEntries(nothing) as Partial<PricingDetail>),
    serviceDetails: pricing.serviceDetails.map(
      (line): PricingServiceDetail => ({
        ...line,
        taxExclusiveAmount: 0,
        tax: 0,
        amount: 0,
        discountAmount: 0,
      }),
    ),
  };
}

/**
 * The price of a journey: what its customer pays, and what the carriers of its legs charge
 * together.
 */
export function priceOfJourney(
  pricing: PricingDetail,
  legs: readonly PricingDetail[],
): PricingDetail {
  const sums = carrierSums.flatMap((name) =>
    variants.map((variant) => {
      const amounts = legs.map((leg) => fromDecimal(leg[`${name}${variant}`] ?? 0));
      return [name + variant, toDecimal(add(...amounts))];
    }),
  );
  return {
    ...withoutCarrierSide(pricing),
    ...(Object.fromEntries(sums) as Partial<PricingDetail>),
  };
}
