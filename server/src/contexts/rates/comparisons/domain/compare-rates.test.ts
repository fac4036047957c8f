import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ComparedRate, differenceOf } from './compare-rates.ts';

const rate = (change: Partial<ComparedRate> = {}): ComparedRate => ({
  id: 'r',
  calculationMethod: 'PerKg',
  reciprocal: false,
  accumulative: false,
  minimum: 10,
  cubicAllowance: 0,
  cutOffTime: '',
  transitTime: '2',
  bands: [
    { rateType: 'PerUnit', break: 0, basic: 5, value: 0.4 },
    { rateType: 'PerUnit', break: 100, basic: 0, value: 0.2 },
  ],
  ...change,
});
const [first, second] = rate().bands;
const bands = (...values: readonly [number, number]) => [
  { ...first, value: values[0] } as never,
  { ...second, value: values[1] } as never,
];

it('reports whether the values of a rate rose, fell or both, and by how much', () => {
  expect(differenceOf(rate(), rate())).toMatchObject({ kind: 'same', percent: 0 });
  expect(differenceOf(rate(), rate({ minimum: 11 }))).toEqual({
    kind: 'dearer',
    percent: 2.5,
    least: 0,
    most: 10,
  });
  expect(differenceOf(rate(), rate({ bands: bands(0.2, 0.2) }))).toMatchObject({
    kind: 'cheaper',
    least: -50,
    most: 0,
  });
  expect(differenceOf(rate(), rate({ bands: bands(0.2, 0.4) }))).toMatchObject({
    kind: 'mixed',
    least: -50,
    most: 100,
  });
});

it('compares a new band with the one that covered it before', () => {
  const third = { rateType: 'PerUnit', break: 500, basic: 0, value: 0.1 } as const;
  const after = rate({ bands: [...rate().bands, third] });
  expect(differenceOf(rate(), after)).toMatchObject({ kind: 'cheaper', least: -50 });
});

it('separates terms from values, and returns no percentage of zero', () => {
  expect(differenceOf(rate(), rate({ transitTime: '3' }))).toMatchObject({ kind: 'otherwise' });
  expect(differenceOf(rate(), rate({ calculationMethod: 'Flat' }))).toMatchObject({
    kind: 'otherwise',
    percent: null,
  });
  const free = rate({ minimum: 0, bands: [{ rateType: 'PerUnit', break: 0, basic: 0, value: 0 }] });
  expect(differenceOf(free, rate())).toMatchObject({ kind: 'dearer', percent: null });
});

it('is dearer in one direction when cheaper in the other', () => {
  const amount = fc.integer({ min: 0, max: 5 });
  const any = fc
    .tuple(amount, amount, amount)
    .map(([minimum, low, high]) => rate({ minimum, bands: bands(low, high) }));
  const opposite = { dearer: 'cheaper', cheaper: 'dearer', mixed: 'mixed', same: 'same' } as const;
  fc.assert(
    fc.property(any, any, (one, other) => {
      const kind = differenceOf(one, other).kind as keyof typeof opposite;
      expect(differenceOf(other, one).kind).toBe(opposite[kind]);
    }),
  );
});
