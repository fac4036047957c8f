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

/** Returns the price of a leg: the carrier's charge only, because the customer pays the journey. */
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

/** Returns the price of a journey: the customer's price and the carrier charges of all legs. */
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
