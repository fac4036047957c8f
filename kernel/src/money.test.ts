import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  exactly,
  formatMoney,
  fromDecimal,
  isNegative,
  type Minor,
  minor,
  multiply,
  negate,
  percentOf,
  roundToMinor,
  split,
  subtract,
  taxOnEachLine,
  taxOnTotal,
  taxWithin,
  toDecimal,
} from './money.ts';
import { Ratio, ratio } from './ratio.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => minor(n));
const rates = fc
  .tuple(fc.bigInt({ min: 0n, max: 1_000_000n }), fc.constantFrom(1n, 10_000n, 1_000_000n, 3n))
  .map(([num, den]) => new Ratio(num, den));
const tenPercent = ratio('0.1');
const taxed = (amount: number) => ({ amount: minor(amount), taxed: true });
const free = (amount: number) => ({ amount: minor(amount), taxed: false });

describe('an amount', () => {
  it('is parsed from decimals and rounds half a cent away from zero', () => {
    const written = [
      10.5,
      '10.50',
      1.005,
      -1.005,
      '0.045',
      0.1 + 0.2,
      '-0.001',
      1e-7,
      '1e2',
      ' 7 ',
    ];
    expect(written.map((value) => fromDecimal(value))).toEqual([
      1050, 1050, 101, -101, 5, 30, 0, 0, 10_000, 700,
    ]);
  });

  it('rejects values that are not numbers or too large to be exact', () => {
    const refused = [
      '',
      '.',
      '1,5',
      'ten',
      '1e999',
      '9'.repeat(500),
      NaN,
      Infinity,
      2 ** 60,
      '--1',
    ];
    for (const value of refused) expect(() => fromDecimal(value)).toThrow(RangeError);
    expect(() => minor(0.5)).toThrow(RangeError);
    expect(() => add(minor(Number.MAX_SAFE_INTEGER), minor(1))).toThrow(RangeError);
  });

  it('survives a round trip through JSON', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(fromDecimal(toDecimal(amount))).toBe(amount);
      }),
    );
  });

  it('is added, subtracted and negated without a negative zero', () => {
    expect([add(), add(minor(1), minor(2), minor(-3)), negate(minor(0))]).toEqual([0, 0, 0]);
    expect(subtract(minor(100), minor(250))).toBe(-150);
    expect([isNegative(minor(-1)), isNegative(negate(minor(0)))]).toEqual([true, false]);
  });

  it('is multiplied exactly and rounded once', () => {
    const fuelOnDiscount = exactly(minor(1234)).times('0.925').times('1.0825');
    expect(roundToMinor(fuelOnDiscount)).toBe(1236);
    expect(multiply(minor(100), '1.005')).toBe(101);
    expect(multiply(minor(-5), '0.5')).toBe(-3);
    expect(percentOf(minor(1000), '8.25')).toBe(83);
  });

  it('never decreases when the factor increases', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, (a, b, rate) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(multiply(less, rate)).toBeLessThanOrEqual(multiply(more, rate));
      }),
    );
  });

  it('is formatted in the reader’s locale', () => {
    expect(formatMoney(minor(123_450), 'AUD', 'en-AU')).toBe('$1,234.50');
    expect(formatMoney(minor(-5), 'AUD', 'en-AU')).toBe('-$0.05');
  });
});

describe('a split', () => {
  it('gives the odd cents to the largest remainders, earlier shares first', () => {
    expect(split(minor(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(split(minor(-100), [1n, 1n, 1n])).toEqual([-34, -33, -33]);
    expect(split(minor(1000), ['0.5', '0.25', 0])).toEqual([667, 333, 0]);
  });

  it('returns no shares without weights, and throws when there is no one to share among', () => {
    expect(split(minor(0), [0, 0])).toEqual([0, 0]);
    expect(() => split(minor(1), [0, 0])).toThrow(RangeError);
    expect(() => split(minor(1), [])).toThrow(RangeError);
  });

  it('adds up to the total, keeps each share within a cent, and mirrors negative totals', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, weights, (total, parts) => {
        fc.pre(parts.some((part) => part > 0));
        const shares = split(total, parts);
        const all = parts.reduce((a, b) => a + b);
        expect(add(...shares)).toBe(total);
        expect(split(negate(total), parts)).toEqual(shares.map((share) => negate(share)));
        shares.forEach((share, index) => {
          const off = exactly(share).minus(
            new Ratio(BigInt(total) * BigInt(parts[index] ?? 0), BigInt(all)),
          );
          expect(off.compare(1) < 0 && off.compare(-1) > 0).toBe(true);
        });
      }),
    );
  });
});

describe('tax', () => {
  it('is rounded once on the total, and the lines add up to it', () => {
    const lines = [taxed(1005), taxed(1005), taxed(1005)];
    expect(taxOnTotal(lines, tenPercent)).toEqual({ tax: 302, perLine: [101, 101, 100] });
    expect(taxOnEachLine(lines, tenPercent)).toEqual({ tax: 303, perLine: [101, 101, 101] });
  });

  it('rounds half a cent up', () => {
    expect(taxOnTotal([taxed(45)], tenPercent).tax).toBe(5);
  });

  it('ignores untaxed lines and is zero without lines', () => {
    expect(taxOnTotal([free(999), taxed(100)], tenPercent)).toEqual({ tax: 10, perLine: [0, 10] });
    expect(taxOnTotal([], tenPercent)).toEqual({ tax: 0, perLine: [] });
  });

  it('adds up over the lines of any invoice, and a full credit nets to zero', () => {
    const line = fc.record({ amount: amounts, taxed: fc.boolean() });
    const invoice = fc.array(line, { maxLength: 40 });
    const anyRate = fc.constantFrom(ratio(0), tenPercent, ratio('0.15'), ratio('0.125'));
    fc.assert(
      fc.property(invoice, anyRate, (lines, rate) => {
        const { tax, perLine } = taxOnTotal(lines, rate);
        const ex = add(...lines.map(({ amount }) => amount));
        const inc = lines.map(({ amount }, index) => add(amount, perLine[index] ?? minor(0)));
        expect(add(...inc)).toBe(add(ex, tax));
        expect(tax).toBe(roundedSum(lines, rate));
        const credit = taxOnTotal(
          lines.map(({ amount, taxed: t }) => ({ amount: negate(amount), taxed: t })),
          rate,
        );
        expect(credit).toEqual({ tax: negate(tax), perLine: perLine.map((t) => negate(t)) });
      }),
      { numRuns: 300 },
    );
  });

  it('is recovered from a tax-inclusive amount', () => {
    fc.assert(
      fc.property(amounts, (ex) => {
        const including = add(ex, multiply(ex, tenPercent));
        expect(subtract(including, taxWithin(including, tenPercent))).toBe(ex);
      }),
    );
  });
});

function roundedSum(lines: readonly { amount: Minor; taxed: boolean }[], rate: Ratio): Minor {
  const base = add(...lines.filter((line) => line.taxed).map(({ amount }) => amount));
  return multiply(base, rate);
}
