import { type Minor, subtract } from '@waybill/kernel/money';

/** Where a side of the margin comes from. */
export const marginSources = ['Charge', 'Quote', 'Booking'] as const;
export type MarginSource = (typeof marginSources)[number];

/** Sell price less cost, before tax; the percentage is of the sell price, with one decimal. */
export type Margin = { readonly amount: Minor; readonly percent: number | null };

/** @returns a percentage of null where nothing is sold. */
export function marginOf(sell: Minor, buy: Minor): Margin {
  const amount = subtract(sell, buy);
  return { amount, percent: sell === 0 ? null : Math.round((amount / sell) * 1_000) / 10 };
}

/** Below this percentage a margin is thin. */
const thinBelow = 10;

/** How good a margin is, for colour and words. */
export function marginLevel({ amount, percent }: Margin): 'loss' | 'thin' | 'good' {
  if (amount < 0) return 'loss';
  return percent === null || percent < thinBelow ? 'thin' : 'good';
}
