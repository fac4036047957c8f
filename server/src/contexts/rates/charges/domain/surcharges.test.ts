import { minor } from '@waybill/kernel/money';
import { ratio } from '@waybill/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { type SurchargeRule, type SurchargeBasis, appliedSurcharges } from './surcharges.ts';

const piece = (
  longest_cm: number,
  kilograms: number,
  quantity: number,
  packageType = 'Carton',
) => ({
  packageType,
  length: { value: longest_cm, unit: 'cm' },
  width: { value: 50, unit: 'cm' },
  height: { value: 50, unit: 'cm' },
  weight: { value: kilograms, unit: 'kg' },
  quantity,
});

const basis: SurchargeBasis = {
  items: [piece(100, 12, 3), piece(210, 35, 2, 'Pallet')],
  freightCharge: minor(10_000),
  chargeableKilograms: ratio(300),
  isFromResidential: false,
  isToResidential: true,
  isDangerousGood: false,
  options: new Set(['taillift']),
};

const flat: SurchargeRule = {
  code: 'S',
  name: 'Surcharge',
  calcMethod: 'Flat',
  value: 10,
  applyOn: 'item',
  condition: { kind: 'always' },
  effectiveDate: '2026-01-01',
};

const amounts = (...table: readonly Partial<SurchargeRule>[]) =>
  table.map((change) => {
    const [dueDate] = appliedSurcharges([{ ...flat, ...change }], basis, '2026-03-01');
    return dueDate === undefined ? 'not due' : dueDate.amount;
  });

describe('a surcharge', () => {
  it('is charged per consignment, item, largest item or pallet', () => {
    expect(
      amounts(
        { applyOn: 'consignment' },
        { applyOn: 'item' },
        { applyOn: 'largestItem' },
        { applyOn: 'pallet' },
      ),
    ).toEqual([1000, 5000, 1000, 2000]);
  });

  it('is flat, a share of freight, or per kilo, item or cubic metre', () => {
    expect(
      amounts(
        { calcMethod: 'Percentage', value: 2.5 },
        { calcMethod: 'PerKg', value: 0.5 },
        { calcMethod: 'PerKg', value: 0.5, applyOn: 'consignment' },
        { calcMethod: 'PerItem', value: 1.5, applyOn: 'consignment' },
        { calcMethod: 'PerCubic', value: 4, applyOn: 'pallet' },
      ),
    ).toEqual([250, 5300, 15_000, 750, 420]);
  });

  it('applies only when its condition is met, and only to what meets it', () => {
    expect(
      amounts(
        { condition: { kind: 'residential', at: 'delivery' }, applyOn: 'consignment' },
        { condition: { kind: 'residential', at: 'pickup' }, applyOn: 'consignment' },
        { condition: { kind: 'option', name: 'tailLift' }, applyOn: 'consignment' },
        { condition: { kind: 'dangerousGoods' } },
        { condition: { kind: 'longestSide', fromMillimetres: 2000, belowMillimetres: 3000 } },
        { condition: { kind: 'longestSide', fromMillimetres: 2101 } },
        { condition: { kind: 'itemWeight', fromGrams: 35_000 } },
      ),
    ).toEqual([1000, 'not due', 1000, 'not due', 2000, 'not due', 2000]);
  });

  it('applies only within its dates', () => {
    expect(amounts({ effectiveDate: '2026-03-02' }, { expireDate: '2026-03-01' })).toEqual([
      'not due',
      'not due',
    ]);
  });

  it('with the same code as another is the latest in force', () => {
    const rows = [
      flat,
      { ...flat, value: 12, effectiveDate: '2026-02-01' },
      { ...flat, value: 99, effectiveDate: '2026-04-01' },
    ];
    const dueDate = appliedSurcharges(rows, basis, '2026-03-01');
    expect(dueDate.map(({ value }) => value)).toEqual([12]);
  });

  it('is on application without a value', () => {
    expect(amounts({ value: null })).toEqual([null]);
  });
});
