import { minor } from '@waybill/kernel/money';
import { ratio } from '@waybill/kernel/ratio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf, stepsOf, type Tariff } from './tiers.ts';

const tariff = (pairs: readonly (readonly [number, number])[], over: Partial<Tariff> = {}) => ({
  rates: pairs.map(([above, rate], order) => ({ order, basic: 0, break: above, rate })),
  isAccumulated: false,
  isPercentage: false,
  minimum: null,
  ...over,
});
const price = (one: Tariff, quantity: number | string) => priceOf(one, ratio(quantity)) / 100;

describe('a tier table', () => {
  const small = [
    [0, 1.5],
    [5, 1.25],
    [10, 1],
  ] as const;
  const large = [
    [0, 0.5],
    [500, 0.45],
    [600, 0.4],
  ] as const;

  it('charges all at the rate reached; a break belongs to the tier below [const-032]', () => {
    expect(price(tariff(small), 11)).toBe(11);
    expect(price(tariff(small), 5)).toBe(7.5);
    expect(price(tariff(small), '5.01')).toBe(6.26);
    expect(price(tariff(small), 0)).toBe(0);
  });

  it('charges tier by tier when it is accumulated', () => {
    const each = { isAccumulated: true };
    expect(price(tariff(small, each), 11)).toBe(14.75);
    expect([500, 540, 630].map((kg) => price(tariff(large, each), kg))).toEqual([250, 268, 307]);
  });

  it('starts with the basic of its row, or of the first row when it is accumulated', () => {
    const rates = [
      { order: 2, basic: 3, break: 5, rate: 1 },
      { order: 1, basic: 10, break: 0, rate: 2 },
    ];
    expect(price({ ...tariff([]), rates }, 6)).toBe(9);
    expect(price({ ...tariff([]), rates, isAccumulated: true }, 6)).toBe(21);
  });

  it('states the quantity at each rate of which a price consists', () => {
    const steps = (one: Tariff) => {
      const { basic, slices } = stepsOf(one, ratio(11));
      return [
        basic.toDecimal(2),
        ...slices.map(({ quantity, rate }) => [quantity.toDecimal(2), rate.toDecimal(2)]),
      ];
    };
    expect(steps(tariff(small))).toEqual([0, [11, 1]]);
    const each = tariff(small, { isAccumulated: true });
    expect(steps(each)).toEqual([0, [5, 1.5], [5, 1.25], [1, 1]]);
    const rates = [{ order: 1, basic: 10, break: 0, rate: 2 }];
    expect(steps({ ...tariff([]), rates })).toEqual([10, [11, 2]]);
  });

  it('is never below its minimum', () => {
    const atLeast = { minimum: minor(500) };
    expect(price(tariff(small, atLeast), 1)).toBe(5);
    expect(price(tariff(small, atLeast), 11)).toBe(11);
  });

  it('applies a percentage to money and rounds once', () => {
    const levy = tariff([[0, 8.25]], { isPercentage: true });
    expect(price(levy, '100.05')).toBe(8.25);
    expect(price(levy, '100.06')).toBe(8.25);
    expect(price(levy, 1000)).toBe(82.5);
  });

  it('increases with the quantity when it is accumulated', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 });
    const rate = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(steps, rate, fc.nat(3000), fc.nat(3000), (widths, cents, a, b) => {
        let above = 0;
        const pairs = widths.map((width, at) => {
          const pair = [above, (cents + at) / 100] as const;
          above += width;
          return pair;
        });
        const each = tariff(pairs, { isAccumulated: true });
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(price(each, less)).toBeLessThanOrEqual(price(each, more));
      }),
    );
  });
});
