import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  breaksOf,
  figureOf,
  type LaneRate,
  laneKey,
  type MatrixChange,
  setMatrix,
} from './domain.ts';

const zones = new Set(['SYD', 'MEL', 'PER']);
const matrixRates = (inForce: readonly LaneRate[], change: MatrixChange) =>
  setMatrix({ inForce, zones }, change).rates;

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
  above: 0,
  effectiveDate: '2026-07-01',
  calculationMethod: 'PerKg',
  cells,
});

it('copies the rate in force and takes effect on the given day', () => {
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

it('creates a rate for a lane without one, using the chosen method', () => {
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

it('sets a later band, or adds one copied from the band that covered it', () => {
  const inForce = [rate('SYD', 'MEL')];
  const cell = { fromZone: 'SYD', toZone: 'MEL', amount: 0.15 };
  const [first, second] = inForce[0]?.bands ?? [];
  const bandsFor = (above: number) =>
    matrixRates(inForce, { ...change('value', cell), above })[0]?.bands;
  expect(bandsFor(100)).toEqual([first, { ...second, value: 0.15 }]);
  expect(bandsFor(250)).toEqual([first, second, { ...second, break: 250, value: 0.15 }]);
  expect(bandsFor(50)).toEqual([first, { ...first, break: 50, value: 0.15 }, second]);
  expect(breaksOf(inForce)).toEqual([0, 100]);
});

it('reports the outcome of each cell and saves the valid ones', () => {
  const inForce = [rate('SYD', 'MEL'), rate('MEL', 'SYD')];
  const { rates, cells } = setMatrix(
    { inForce, zones },
    {
      ...change(
        'value',
        { fromZone: 'SYD', toZone: 'MEL', amount: 0.5, was: 0.2 },
        { fromZone: 'MEL', toZone: 'SYD', amount: 0.5, was: 0.9 },
        { fromZone: 'SYD', toZone: 'XYZ', amount: 0.5 },
        { fromZone: 'PER', toZone: 'SYD', amount: 0.5, was: null },
      ),
      above: 100,
    },
  );
  expect(rates.map(laneKey)).toEqual(['SYD|MEL']);
  expect(cells.map(({ outcome, reason, amount }) => [outcome, reason, amount])).toEqual([
    ['changed', null, 0.5],
    ['refused', 'changedMeanwhile', 0.2],
    ['refused', 'unknownZone', null],
    ['refused', 'noFirstBand', null],
  ]);
});

const zone = fc.constantFrom('SYD', 'MEL', 'PER');
const cells = fc.array(
  fc.record({ fromZone: zone, toZone: zone, amount: fc.integer({ min: 0, max: 5 }) }),
  { minLength: 1 },
);

it('sets every named lane to its last value and changes no other', () => {
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
        const saved = after.get(key);
        expect(saved && figureOf(saved, { figure: 'basic', above: 0 })).toBe(amount);
      }
      expect(after.size).toBe(new Set([...inForce.map(laneKey), ...wanted.keys()]).size);
    }),
  );
});
