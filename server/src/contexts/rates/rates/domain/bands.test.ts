import { ratio } from '@waybill/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { bandFault, priceFalls } from './band-faults.ts';
import { type RateBand, chargeFor } from './bands.ts';

const perUnit = (breakAt: number, value: number, basic = 0): RateBand => ({
  rateType: 'PerUnit',
  break: breakAt,
  basic,
  value,
});
const cost = (
  bands: readonly RateBand[],
  quantity: number,
  rule: { accumulative?: boolean; minimum?: number; nextBandIfCheaper?: boolean } = {},
) => chargeFor({ bands, accumulative: false, minimum: 0, ...rule }, ratio(quantity)).amount / 100;

const tapering = [perUnit(0, 1.5), perUnit(5, 1.25), perUnit(10, 1)];
const cumulative = [perUnit(0, 0.5), perUnit(500, 0.45), perUnit(600, 0.4)];

describe('band pricing', () => {
  it('costs 11.00 by the covering row and 14.75 accumulated for 11 units', () => {
    expect([cost(tapering, 11), cost(tapering, 11, { accumulative: true })]).toEqual([11, 14.75]);
  });

  it('assigns a break to the row that ends there', () => {
    expect([5, 5.001, 10, 10.001].map((quantity) => cost(tapering, quantity))).toEqual([
      7.5, 6.25, 12.5, 10,
    ]);
  });

  it('adds up the slices of a cumulative scale', () => {
    expect(
      [490, 500, 540, 630].map((quantity) => cost(cumulative, quantity, { accumulative: true })),
    ).toEqual([245, 250, 268, 307]);
  });

  it('never costs less than the minimum, which includes basic and variable', () => {
    const bands = [perUnit(0, 0.26, 7.5)];
    expect([40, 10].map((quantity) => cost(bands, quantity, { minimum: 11 }))).toEqual([17.9, 11]);
  });

  it('takes the basic of the covering row, or of the first row when accumulated', () => {
    const bands = [perUnit(0, 1, 5), perUnit(10, 0.5, 8)];
    expect([cost(bands, 20), cost(bands, 20, { accumulative: true })]).toEqual([18, 20]);
  });

  it('includes weight in the basic when the first value is 0', () => {
    const bands = [perUnit(0, 0, 9), perUnit(5, 0.45)];
    expect([4, 5, 8].map((kg) => cost(bands, kg, { accumulative: true }))).toEqual([9, 9, 10.35]);
  });

  it('uses the first row below the first break', () => {
    expect(cost([perUnit(3, 2), perUnit(6, 1)], 2, { accumulative: true })).toBe(4);
  });

  it('charges a flat row once, whatever the quantity', () => {
    const flat: RateBand = { rateType: 'Flat', break: 0, basic: 1, value: 12 };
    expect([cost([flat], 1), cost([flat], 900)]).toEqual([13, 13]);
  });

  it('has a floor from the Minimum row that covers it', () => {
    const floor = (breakAt: number, value: number): RateBand => ({
      rateType: 'Minimum',
      break: breakAt,
      basic: 0,
      value,
    });
    const bands = [perUnit(0, 1), floor(0, 15), floor(100, 140)];
    expect([10, 50, 101].map((quantity) => cost(bands, quantity))).toEqual([15, 50, 140]);
  });

  it('may charge the start of the next band when that is cheaper', () => {
    expect(cost(cumulative, 490, { nextBandIfCheaper: true })).toBe(225);
    expect(cost(cumulative, 440, { nextBandIfCheaper: true })).toBe(220);
  });

  it('adds the child row of the second dimension to the covering row', () => {
    const bands = [{ ...perUnit(0, 0.1, 2), child: [perUnit(0, 1.2), perUnit(100, 0.9)] }];
    const rule = { bands, accumulative: false, minimum: 0 };
    expect(chargeFor(rule, ratio(50), ratio(120))).toEqual({
      amount: 11_500,
      basic: 200,
      variable: 11_300,
      minimum: 0,
      minimumApplied: false,
      nextBandUsed: false,
      slices: [{ rateType: 'PerUnit', above: 0, upTo: null, quantity: 50, value: 0.1, amount: 5 }],
      childSlices: [
        { rateType: 'PerUnit', above: 100, upTo: null, quantity: 120, value: 0.9, amount: 108 },
      ],
    });
  });

  it('is rounded once, half away from zero', () => {
    expect(cost([perUnit(0, 0.335)], 3)).toBe(1.01);
  });
});

describe('rate bands', () => {
  it('are rejected with a message when they cannot price anything', () => {
    expect([
      bandFault([]),
      bandFault([perUnit(0, 1), perUnit(0, 2)]),
      bandFault([perUnit(0, -1)]),
      bandFault([{ ...perUnit(0, 1), child: [{ ...perUnit(0, 1), child: [perUnit(0, 1)] }] }]),
      bandFault(tapering),
    ]).toEqual([
      'A rate needs at least one PerUnit or Flat row.',
      'Breaks must increase from row to row: 0 is out of order.',
      'value must be a number from 0 to 1000000.',
      "A rate can have up to two dimensions: child rows can't have child rows.",
      undefined,
    ]);
  });

  it('are reported when one more unit costs less', () => {
    expect(priceFalls(cumulative)).toEqual([
      { at: 500, before: 250, after: 225 },
      { at: 600, before: 270, after: 240 },
    ]);
  });
});
