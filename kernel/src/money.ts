import { amountText } from './formats.ts';
import { commonDenominator, floorDivide, percent, Ratio, type RatioLike, ratio } from './ratio.ts';

declare const minorBrand: unique symbol;

/** An amount in hundredths of the tenant's currency: a safe integer (decisions X-20). */
export type Minor = number & { readonly [minorBrand]: 'Minor' };

/** @throws {RangeError} unless `hundredths` is a safe integer. */
export function minor(hundredths: number | bigint): Minor {
  const amount = Number(hundredths);
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`${hundredths} is not a whole number of minor units`);
  }
  return (amount === 0 ? 0 : amount) as Minor;
}

export const ZERO: Minor = minor(0);

/**
 * Converts an amount in decimals (`10.5`, `'10.50'`, an exact ratio of dollars), rounded to two
 * decimals half away from zero.
 * @throws {RangeError} if it is not a number or too large.
 */
export function fromDecimal(amount: RatioLike): Minor {
  return roundToMinor(ratio(amount).times(100n));
}

/** Converts an amount to the number on the wire: at most two decimals. */
export const toDecimal = (amount: Minor): number => amount / 100;

/** Returns the exact number of minor units, for calculations with one rounding at the end. */
export const exactly = (amount: Minor): Ratio => ratio(amount);

/** Rounds an exact number of minor units half away from zero. */
export const roundToMinor = (minorUnits: Ratio): Minor => minor(minorUnits.round());

export function add(...amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => minor(sum + amount), ZERO);
}

export const subtract = (from: Minor, amount: Minor): Minor => minor(from - amount);

export const negate = (amount: Minor): Minor => minor(0 - amount);

export const isNegative = (amount: Minor): boolean => amount < 0;

/** Returns `amount × factor`, rounded once, half away from zero. */
export function multiply(amount: Minor, factor: RatioLike): Minor {
  return roundToMinor(exactly(amount).times(factor));
}

/** Returns `percentage` per cent of `amount`: `percentOf(minor(1000), '8.25')` is 83. */
export const percentOf = (amount: Minor, percentage: RatioLike): Minor =>
  multiply(amount, percent(percentage));

/**
 * Splits `total` in proportion to `weights` by largest remainder; the shares sum to `total`
 * exactly, and the shares of `-total` are the negatives of these.
 * @throws {RangeError} if the weights sum to 0 and `total` is not 0.
 */
export function split(total: Minor, weights: readonly RatioLike[]): readonly Minor[] {
  const exact = weights.map((weight) => ratio(weight));
  const sum = exact.reduce((left, weight) => left.plus(weight), ratio(0));
  if (sum.sign() === 0 && total === 0) return weights.map(() => ZERO);
  if (sum.sign() === 0) throw new RangeError('There is nobody to share the amount among');
  return apportion(exact.map((weight) => weight.times(total).dividedBy(sum)));
}

/**
 * Rounds the sum of `shares` once and rounds each share up or down so that they add up to it.
 * Ties go to the earlier share. Shares of opposite sign give opposite amounts.
 */
export function apportion(shares: readonly Ratio[]): readonly Minor[] {
  const den = commonDenominator(shares);
  const parts = shares.map((share) => share.num * (den / share.den));
  const total = parts.reduce((sum, part) => sum + part, 0n);
  const isNegative = (total === 0n ? (parts.find((part) => part !== 0n) ?? 0n) : total) < 0n;
  const exact = isNegative ? parts.map((part) => -part) : parts;
  const floors = exact.map((part) => floorDivide(part, den));
  const rounded = new Ratio(isNegative ? -total : total, den).round();
  const missing = Number(floors.reduce((left, floor) => left - floor, rounded));
  const remainders = exact.map((part, at) => part - (floors[at] ?? 0n) * den);
  const lifted = new Set(missing === 0 ? [] : byLargestRemainder(remainders, missing));
  return floors.map((floor, index) => {
    const share = floor + (lifted.has(index) ? 1n : 0n);
    return minor(isNegative ? -share : share);
  });
}

/** Returns the indices of the `count` largest remainders, the earlier first if they are equal. */
function byLargestRemainder(remainders: readonly bigint[], count: number): readonly number[] {
  const remainder = (at: number): bigint => remainders[at] ?? 0n;
  return [...remainders.keys()]
    .toSorted((a, b) => Number(remainder(b) > remainder(a)) - Number(remainder(b) < remainder(a)))
    .slice(0, count);
}

export type TaxableLine = { readonly amount: Minor; readonly taxed: boolean };
export type LineTax = { readonly tax: Minor; readonly perLine: readonly Minor[] };

/**
 * Applies the total-invoice rule (decisions X-20): the header's tax is the rounded sum of the
 * lines' unrounded tax, and the tax shown on the lines is allocated by largest remainder to add up
 * to it.
 */
export function taxOnTotal(lines: readonly TaxableLine[], rate: Ratio): LineTax {
  const perLine = apportion(lines.map(({ amount, taxed }) => rate.times(taxed ? amount : 0)));
  return { tax: add(...perLine), perLine };
}

/**
 * Applies the taxable-supply rule (decisions X-20): each line's tax is rounded, the header adds
 * them.
 */
export function taxOnEachLine(lines: readonly TaxableLine[], rate: Ratio): LineTax {
  const perLine = lines.map(({ amount, taxed }) => (taxed ? multiply(amount, rate) : ZERO));
  return { tax: add(...perLine), perLine };
}

/** Returns the tax contained in an amount that includes it: 11.00 at 10 % contains 1.00. */
export const taxWithin = (including: Minor, rate: Ratio): Minor =>
  multiply(including, rate.dividedBy(rate.plus(1n)));

/** Formats the amount: `formatMoney(minor(123450), 'AUD', 'en-AU')` is `$1,234.50`. */
export const formatMoney = (amount: Minor, currency: string, language: string): string =>
  amountText(toDecimal(amount), currency, language);
