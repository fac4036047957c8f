import { minor } from '@waybill/kernel/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildUpPrice } from './build-up.ts';
import type { CarrierPriceItem, CustomerPrice, PricingInput } from './customer-price.ts';
import type { PriceRate } from '../../markup/domain.ts';

const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000) };

const line = (
  kind: CarrierPriceItem['kind'],
  serviceId: string | null,
): fc.Arbitrary<CarrierPriceItem> =>
  fc.record({
    kind: fc.constant(kind),
    serviceId: fc.constant(serviceId),
    code: fc.constant(kind),
    name: fc.constant(kind),
    amount: fc.integer({ min: 0, max: 5_000_000 }).map(minor),
    isTaxApplied: fc.boolean(),
  });

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const percentage = (min: number, max: number): fc.Arbitrary<PriceRate> =>
  fc.record({ calcMethod: fc.constant('Percentage' as const), value: hundredths(min, max) });
const flat = (min: number, max: number): fc.Arbitrary<PriceRate> =>
  fc.record({ calcMethod: fc.constant('FlatAmount' as const), value: hundredths(min, max) });

const input: fc.Arbitrary<PricingInput> = fc
  .record({
    freight: line('freight', 'f'),
    others: fc.array(
      fc.oneof(line('additional', 'a'), line('surcharge', null), line('fuel', null)),
      {
        maxLength: 5,
      },
    ),
    markup: fc.oneof(percentage(-100, 1000), flat(-50, 500)),
    discount: fc.option(fc.oneof(percentage(0, 100), flat(0, 500)), { nil: undefined }),
    premium: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
    gstPercent: fc.constantFrom(0, 10, 12.5, 15),
  })
  .map(({ freight, others, markup, discount, premium, gstPercent }) => ({
    lines: [freight, ...others],
    carrierAccountId: 7,
    customerType: 'Guest',
    markups: {
      customer: [],
      byType: { Account: [], PayAsYouGo: [], PrePaid: [], Guest: [] },
      byDefault: [{ carrierAccountId: 7, applyToAll: true, services: [], rate: markup }],
    },
    promo: discount && {
      code: 'P',
      isActive: true,
      startDate: null,
      endDate: null,
      rate: discount,
      carrierAccountIds: [],
    },
    insurance:
      premium === undefined
        ? undefined
        : {
            insuranceType: 'Standard',
            insuredValue: minor(premium * 100),
            taxExclusive: minor(premium),
            tax: minor(Math.round(premium / 10)),
            amount: minor(premium + Math.round(premium / 10)),
          },
    gstPercent,
  }));

const always = (holds: (price: CustomerPrice, input: PricingInput) => void) =>
  fc.assert(
    fc.property(input, (query) => {
      holds(buildUpPrice(query), query);
    }),
    RUNS,
  );
const sum = (amounts: readonly number[]) => amounts.reduce((left, amount) => left + amount, 0);

/** Rounds a fraction to an integer, half away from zero. */
const halfUp = (numerator: bigint, denominator: bigint) => {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded);
};

/** Calculates the price with plain integers in the same order, without lines, trail or variants. */
function slowly({ lines, markups, promo, gstPercent }: PricingInput) {
  const { calcMethod, value } = markups.byDefault[0]?.rate ?? {
    calcMethod: 'Percentage',
    value: 0,
  };
  const scaled = BigInt(Math.round(value * 100));
  const charged = lines.map(({ amount }, at) => {
    const share = halfUp(BigInt(amount) * scaled, 10_000n);
    const added = calcMethod === 'Percentage' ? share : at === 0 ? Number(scaled) : 0;
    return Math.max(amount + added, 0);
  });
  const freight = charged[0] ?? 0;
  const off = BigInt(Math.round((promo?.rate.value ?? 0) * 100));
  const isShare = promo?.rate.calcMethod === 'Percentage';
  const discount = isShare ? halfUp(BigInt(freight) * off, 10_000n) : Number(off);
  charged[0] = Math.max(freight - discount, 0);
  const taxed = sum(charged.filter((_, at) => lines[at]?.isTaxApplied));
  const tax = halfUp(BigInt(taxed) * BigInt(gstPercent * 100), 10_000n);
  return { taxExclusive: sum(charged), tax, amount: sum(charged) + tax };
}

describe('any price', () => {
  it('equals a straightforward recalculation of the same order', () => {
    always((price, query) => {
      expect(price.customer.total).toEqual(slowly(query));
    });
  });

  it('has every total equal to ex tax plus tax', () => {
    always(({ carrier, customer, insurance, payable, lines }) => {
      const costs = [carrier, customer].flatMap((side) => [
        side.freight,
        side.additional,
        side.total,
      ]);
      for (const cost of [
        ...costs,
        insurance,
        payable,
        ...lines.flatMap((l) => [l.carrier, l.customer]),
      ]) {
        expect(cost.amount).toBe(cost.taxExclusive + cost.tax);
      }
    });
  });

  it('has lines, its totals on both the carrier and the customer side in total', () => {
    always(({ carrier, customer, lines, totalDiscount }) => {
      for (const part of ['taxExclusive', 'tax', 'amount'] as const) {
        expect(sum(lines.map((each) => each.carrier[part]))).toBe(carrier.total[part]);
        expect(sum(lines.map((each) => each.customer[part]))).toBe(customer.total[part]);
      }
      expect(sum(lines.map((each) => each.discount))).toBe(totalDiscount);
    });
  });

  it('has calculation steps, what the customer pays in total', () => {
    always(({ trail, payable }) => {
      expect(sum(trail.map((step) => step.amount))).toBe(payable.amount);
    });
  });

  it('is never below 0, and a promo code discounts freight only', () => {
    always((price, query) => {
      const without = buildUpPrice({ ...query, promo: undefined });
      expect(price.customer.freight.taxExclusive).toBeGreaterThanOrEqual(0);
      expect(price.customer.additional.taxExclusive).toBe(without.customer.additional.taxExclusive);
      expect(price.insurance).toEqual(without.insurance);
    });
  });

  it('never decreases when the carrier charges more', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 100_000 }), (query, more) => {
        const [freight, ...others] = query.lines;
        fc.pre(freight !== undefined);
        const dearer = { ...freight, amount: minor(freight.amount + more) };
        const before = buildUpPrice(query).customer.total.taxExclusive;
        const after = buildUpPrice({ ...query, lines: [dearer, ...others] });
        expect(after.customer.total.taxExclusive).toBeGreaterThanOrEqual(before);
      }),
      RUNS,
    );
  });
});
