import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureOf, type LaneRate, laneKey, type MatrixChange, matrixRates } from './matrix.ts';

const rate = (fromZone: string, toZone: string, change: Partial<LaneRate> = {}): LaneRate => ({
  fromZone,
  toZone,
  calculationMethod: 'PerItem',
  reciprocal: true,
  accumulative: true,
  minimum: 11,
  cutOffTime: '15:00',
  transitTime: '2',
  cubicAllowance: 250,
  effectiveDate: '2026-01-01',
  expireDate: '2027-01-01',
  bands: [
    { rateType: 'PerUnit', break: 0, basic: 7, value: 0.3 },
    { rateType: 'PerUnit', break: 100, basic: 0, value: 0.2 },
  ],
  ...change,
});
const change = (figure: MatrixChange['figure'], ...cells: MatrixChange['cells']): MatrixChange => ({
  figure,
  effectiveDate: '2026-07-01',
  calculationMethod: 'PerKg',
  cells,
});

it('keeps all else of the rate in force and begins on the day', () => {
  const inForce = [rate('SYD', 'MEL')];
  const cell = { fromZone: 'syd', toZone: 'MEL', amount: 0.5 };
  const [first, second] = inForce[0]?.bands ?? [];
  expect(matrixRates(inForce, change('value', cell))).toEqual([
    rate('SYD', 'MEL', {
      effectiveDate: '2026-07-01',
      bands: [{ ...first, value: 0.5 } as never, second as never],
    }),
  ]);
  expect(matrixRates(inForce, change('minimum', cell))[0]).toMatchObject({ minimum: 0.5 });
});

it('begins a rate where a lane has none, by the method that was chosen', () => {
  const cell = { fromZone: 'SYD', toZone: 'PER', amount: 2 };
  expect(matrixRates([], change('value', cell))).toEqual([
    {
      fromZone: 'SYD',
      toZone: 'PER',
      calculationMethod: 'PerKg',
      reciprocal: false,
      accumulative: false,
      minimum: 0,
      cutOffTime: '',
      transitTime: '',
      cubicAllowance: null,
      effectiveDate: '2026-07-01',
      expireDate: null,
      bands: [{ rateType: 'PerUnit', break: 0, basic: 0, value: 2 }],
    },
  ]);
});

const zone = fc.constantFrom('SYD', 'MEL', 'PER');
const cells = fc.array(
  fc.record({ fromZone: zone, toZone: zone, amount: fc.integer({ min: 0, max: 5 }) }),
  { minLength: 1 },
);

it('leaves every named lane with its last number, and touches no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(zone, zone), { selector: String }), cells, (lanes, set) => {
      const inForce = lanes.map(([from, to]) => rate(from, to));
      const after = new Map(
        [...inForce, ...matrixRates(inForce, change('basic', ...set))].map((each) => [
          laneKey(each),
          each,
        ]),
      );
      const wanted = new Map(set.map((cell) => [laneKey(cell), cell.amount]));
      for (const [key, amount] of wanted) {
        const kept = after.get(key);
        expect(kept && figureOf(kept, 'basic')).toBe(amount);
      }
      expect(after.size).toBe(new Set([...inForce.map(laneKey), ...wanted.keys()]).size);
    }),
  );
});
