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
  const { minimum } = tariff;
  const { basic, slices } = stepsOf(tariff, quantity);
  const exact = slices.reduce((sum, slice) => sum.plus(slice.quantity.times(slice.rate)), basic);
  const price = roundToMinor(exact.times(100));
  return minimum !== null && price < minimum ? minimum : price;
}

/** What a price consists of before its minimum: `basic` and quantities at their rates. */
type PriceSteps = {
  readonly basic: Ratio;
  readonly slices: readonly { readonly quantity: Ratio; readonly rate: Ratio }[];
};

/** Returns how the cost of a quantity is computed, so that it can be shown. */
export function stepsOf(
  { rates, isPercentage, isAccumulated }: Tariff,
  quantity: Ratio,
): PriceSteps {
  const rows = rates
    .toSorted((a, b) => a.order - b.order)
    .map((row) => ({ ...row, rate: isPercentage ? percent(row.rate) : ratio(row.rate) }));
  return isAccumulated ? accumulated(rows, quantity) : reached(rows, quantity);
}

type Row = Omit<FeeRate, 'rate'> & { readonly rate: Ratio };

function reached(rows: readonly Row[], quantity: Ratio): PriceSteps {
  const row = rows.findLast((one) => quantity.compare(one.break) > 0) ?? rows[0];
  if (row === undefined) return { basic: ratio(0), slices: [] };
  return { basic: ratio(row.basic), slices: [{ quantity, rate: row.rate }] };
}

function accumulated(rows: readonly Row[], quantity: Ratio): PriceSteps {
  const slices = rows.flatMap((row, at) => {
    const from = at === 0 ? ratio(0) : ratio(row.break);
    const next = rows[at + 1];
    const to = next === undefined ? quantity : quantity.min(next.break);
    return to.compare(from) > 0 ? [{ quantity: to.minus(from), rate: row.rate }] : [];
  });
  return { basic: ratio(rows[0]?.basic ?? 0), slices };
}

/** Converts a minimum from its representation on the wire. */
export const minimumOf = (minimum: number | null | undefined): Minor | null =>
  minimum === null || minimum === undefined ? null : fromDecimal(minimum);
