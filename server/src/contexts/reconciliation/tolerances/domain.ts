import { type Minor, minor, percentOf, subtract } from '@waybill/kernel/money';

/** The allowed difference of a charge: the larger of an amount and a percentage of the quote. */
export type Allowance = {
  readonly amount: Minor;
  /** Decimal text or number: 2 is two per cent. */
  readonly percent: number;
};

export type Tolerance = {
  readonly above: Allowance;
  readonly below: Allowance;
  readonly fuelAbove: Allowance;
  readonly fuelBelow: Allowance;
};

const usual: Allowance = { amount: minor(100), percent: 2 };

/** The default of an account (decisions B-36). */
export const usualTolerance: Tolerance = {
  above: usual,
  below: usual,
  fuelAbove: usual,
  fuelBelow: usual,
};

type Pair = { readonly quoted: Minor; readonly invoiced: Minor; readonly isFuel: boolean };

/** True if the invoiced amount matches: quoted 50.00 with 1.00 and 2 % accepts 51.00, not 51.01. */
export function isWithin(tolerance: Tolerance, { quoted, invoiced, isFuel }: Pair): boolean {
  const difference = subtract(invoiced, quoted);
  const side = difference > 0 ? above(tolerance, isFuel) : below(tolerance, isFuel);
  const share = Math.abs(percentOf(quoted, String(side.percent)));
  return Math.abs(difference) <= Math.max(side.amount, share);
}

const above = (tolerance: Tolerance, isFuel: boolean): Allowance =>
  isFuel ? tolerance.fuelAbove : tolerance.above;
const below = (tolerance: Tolerance, isFuel: boolean): Allowance =>
  isFuel ? tolerance.fuelBelow : tolerance.below;
