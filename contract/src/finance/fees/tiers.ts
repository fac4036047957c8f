import type { FeeRate } from './endpoints.ts';
import { fromDecimal, type Minor, roundToMinor } from '@waybill/kernel/money';
import { percent, type Ratio, ratio } from '@waybill/kernel/ratio';

export type Tariff = {
  readonly rates: readonly FeeRate[];
  /** Rates are per cent of the quantity, which is then an amount of money. */
  readonly isPercentage: boolean;
  /** Charges each slice at its own rate, instead of the whole at the rate of the tier reached. */
  readonly isAccumulated: boolean;
  /** The minimum charge; null for no minimum. */
  readonly minimum: Minor | null;
};

/**
 * Returns the cost of a quantity by a tier table (decisions F-19). A row covers what is above its
 * break up to and including the next one's; the first row also covers what is below its break. The
 * cost is basic + rate × quantity. When accumulated, the slices are summed, with the basic of the
 * first row. Rounded once.
 */
export function priceOf(tariff: Tariff, quantity: Ratio): Minor {
  const { isAccumulated, isPercentage, minimum } = tariff;
  const rows = tariff.rates
    .toSorted((a, b) => a.order - b.order)
    .map((row) => ({ ...row, rate: isPercentage ? percent(row.rate) : ratio(row.rate) }));
  const exact = isAccumulated ? accumulated(rows, quantity) : reached(rows, quantity);
  const price = roundToMinor(exact.times(100));
  return minimum !== null && price < minimum ? minimum : price;
}

type Row = Omit<FeeRate, 'rate'> & { readonly rate: Ratio };

function reached(rows: readonly Row[], quantity: Ratio): Ratio {
  const row = rows.findLast((one) => quantity.compare(one.break) > 0) ?? rows[0];
  return row === undefined ? ratio(0) : quantity.times(row.rate).plus(row.basic);
}

function accumulated(rows: readonly Row[], quantity: Ratio): Ratio {
  let sum = ratio(rows[0]?.basic ?? 0);
  for (const [at, row] of rows.entries()) {
    const from = at === 0 ? ratio(0) : ratio(row.break);
    const next = rows[at + 1];
    const to = next === undefined ? quantity : quantity.min(next.break);
    if (to.compare(from) > 0) sum = sum.plus(to.minus(from).times(row.rate));
  }
  return sum;
}

/** Converts a minimum from its representation on the wire. */
export const minimumOf = (minimum: number | null | undefined): Minor | null =>
  minimum === null || minimum === undefined ? null : fromDecimal(minimum);
