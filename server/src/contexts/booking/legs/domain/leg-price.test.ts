import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { describe, expect, it } from 'vitest';
import { costOnly, priceOfJourney } from './leg-price.ts';
import { priceByHand } from '../../pricing/domain/price-by-hand.ts';

const priced = (price: number, cost: number): PricingDetail =>
  priceByHand(
    null,
    {
      pricingInfo: [
        {
          serviceCode: 'STD',
          serviceName: 'Standard',
          isAdditionalService: false,
          isTaxApplied: true,
          taxExclusiveAmount: price,
          carrierTaxExclusiveAmount: cost,
        },
      ],
    },
    '10',
  );

describe('the price of a leg', () => {
  it('is the carrier cost only', () => {
    const leg = costOnly(priced(50, 20));
    expect([leg.totalCost, leg.totalCostTax, leg.carrierTotalCost]).toEqual([0, 0, 22]);
    expect(leg.serviceDetails.map(({ amount, carrierAmount }) => [amount, carrierAmount])).toEqual([
      [0, 22],
    ]);
  });
});

describe('the price of a journey', () => {
  it('is the customer’s price with the sum of the carrier costs of its legs', () => {
    const legs = [costOnly(priced(0, 20)), costOnly(priced(0, 10.55))];
    const whole = priceOfJourney(priced(50, 35), legs);
    expect([whole.totalCost, whole.totalCostTaxExclusive]).toEqual([55, 50]);
    expect([whole.carrierTotalCostTaxExclusive, whole.carrierTotalCostTax]).toEqual([30.55, 3.06]);
    expect(whole.serviceDetails[0]?.carrierAmount).toBeUndefined();
  });
});
