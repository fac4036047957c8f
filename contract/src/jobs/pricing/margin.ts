import { type Minor, subtract } from '@waybill/kernel/money';

/** The source of one side of the margin. */
export const marginSources = ['Charge', 'Quote', 'Booking', 'LineHaul'] as const;
export type MarginSource = (typeof marginSources)[number];

/** Sell price less cost, before tax; the percentage is of the sell price, with one decimal. */
export type Margin = { readonly amount: Minor; readonly percent: number | null };

/** Returns the margin; its percentage is null without a sell price. */
export function marginOf(sell: Minor, buy: Minor): Margin {
  const amount = subtract(sell, buy);
  return { amount, percent: sell === 0 ? null : Math.round((amount / sell) * 1_000) / 10 };
}

/** A margin below this percentage is thin. */
const thinBelow = 10;

/** Classifies a margin, for its colour and label. */
export function marginLevel({ amount, percent }: Margin): 'loss' | 'thin' | 'good' {
  if (amount < 0) return 'loss';
  return percent === null || percent < thinBelow ? 'thin' : 'good';
}
