import { describe, expect, it } from 'vitest';
import {
  boxVolume,
  type ChargeableWeightRule,
  chargeableWeight,
  type FreightItem,
  MeasureRefusal,
  roundWeight,
  toCubicMillimetres,
  toGrams,
  toMillimetres,
} from './measures.ts';
import { ratio } from './ratio.ts';

describe('a measure', () => {
  it('converts every unit that people enter', () => {
    const lengths = ['mm', 'cm', 'm', 'in', 'ft'].map((unit) => toMillimetres({ value: 10, unit }));
    const weights = ['g', 'kg', 't', 'lb'].map((unit) => toGrams({ value: 2, unit }));
    const volumes = ['cm3', 'l', 'm3'].map((unit) => toCubicMillimetres({ value: 0.1, unit }));
    expect({ lengths, weights, volumes }).toEqual({
      lengths: [10, 100, 10_000, 254, 3048],
      weights: [2, 2000, 2_000_000, 907],
      volumes: [100n, 100_000n, 100_000_000n],
    });
  });

  it('is rejected by its field name when the unit or value is invalid', () => {
    const refusals = [
      () => toGrams({ value: 1, unit: 'stone' }, 'items[0].weight'),
      () => toMillimetres({ value: -1, unit: 'cm' }),
      () => chargeableWeight({ items: [box(1, 1, 1, 1), { ...box(1, 1, 1, 1), quantity: 0.5 }] }),
      () => boxVolume({ ...box(1, 1, 1, 1), height: { value: NaN, unit: 'm' } }, 'items[3]'),
    ];
    expect(refusals.map(refusalOf)).toEqual([
      { member: 'items[0].weight.unit', message: "Unknown unit 'stone'. Use g, kg, t, lb." },
      { member: 'length.value', message: 'The value must be a number, 0 or more.' },
      { member: 'items[1].quantity', message: 'Quantity must be a whole number, 0 or more.' },
      { member: 'items[3].height.value', message: 'The value must be a number, 0 or more.' },
    ]);
  });
});

describe('chargeable weight', () => {
  it('matches the published examples of cubic weight', () => {
    const exact = (item: FreightItem, factor: number) =>
      kilograms({ items: [item], factor, rounding: 'none' });
    expect(exact(box(0.5, 0.25, 0.4, 1), 250)).toBe(12.5);
    expect(exact(box(1.2, 1.2, 1, 1), 250)).toBe(360);
    expect(exact(box(1.2, 1.2, 1, 1), 333)).toBe(479.52);
    expect(kilograms({ items: [box(1.2, 1.2, 1, 1)], factor: 333 })).toBe(480);
    expect(kilograms({ items: [box(0.4, 0.4, 0.4, 1)], factor: 333 })).toBe(22);
    expect(exact(box(1.35, 0.65, 0.4, 1), 333)).toBe(116.883);
    expect(kilograms({ items: [box(1.35, 0.65, 0.4, 1)], factor: 333 })).toBe(117);
  });

  it('accepts a cubic-centimetre divisor in place of a factor', () => {
    const factor = ratio(1_000_000).dividedBy(3000);
    const { chargeable } = chargeableWeight({
      items: [box(0.4, 0.4, 0.4, 1)],
      factor,
      rounding: 'none',
    });
    expect(chargeable.equals(ratio(64).dividedBy(3))).toBe(true);
  });

  it('compares totals, or item by item when the rate card says so', () => {
    const items = [box(1, 1, 1, 10), { ...box(0.1, 0.1, 0.1, 100), quantity: 2 }];
    expect(kilograms({ items })).toBe(251);
    expect(kilograms({ items, policy: 'perItem' })).toBe(450);
  });

  it('returns the steps of its calculation', () => {
    const { dead, volume, cubic, chargeable } = chargeableWeight({
      items: [{ ...box(0.5, 0.25, 0.4, 7.1), quantity: 3 }],
    });
    expect([dead, volume, cubic, chargeable].map((value) => value.toDecimal(3))).toEqual([
      21.3, 0.15, 37.5, 38,
    ]);
  });

  it('rounds as the rate card says', () => {
    const rounded = (['ceilKg', 'ceilHalfKg', 'nearestKg', 'none'] as const).map((rounding) =>
      roundWeight(ratio('30.3'), rounding).toDecimal(2),
    );
    expect(rounded).toEqual([31, 30.5, 30, 30.3]);
  });
});

function box(length: number, width: number, height: number, weight: number): FreightItem {
  const metres = (value: number) => ({ value, unit: 'm' });
  return {
    length: metres(length),
    width: metres(width),
    height: metres(height),
    weight: { value: weight, unit: 'kg' },
    quantity: 1,
  };
}

const kilograms = (rule: ChargeableWeightRule) => chargeableWeight(rule).chargeable.toDecimal(3);

function refusalOf(act: () => unknown): { member: string; message: string } | undefined {
  try {
    act();
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof MeasureRefusal)) throw refusal;
    return { member: refusal.member, message: refusal.message };
  }
}
