import { marginOf, type MarginSource } from '@waybill/contract/jobs/pricing/margin';
import type { JobPricing } from '@waybill/contract/jobs/pricing/shapes';
import { add, type Minor, toDecimal, ZERO } from '@waybill/kernel/money';

/** The known amounts of one side of a job's price, before tax; null if unknown. */
export type KnownPrices = Readonly<Partial<Record<MarginSource, Minor | null>>>;

const order: readonly MarginSource[] = ['Charge', 'Quote', 'Booking'];

/** Priority: a charge, then a chosen quote, then the price of the booking. */
function best(known: KnownPrices): Side {
  const from = order.find((source) => (known[source] ?? null) !== null) ?? null;
  return { amount: from === null ? ZERO : (known[from] ?? ZERO), from };
}

type Side = { readonly amount: Minor; readonly from: MarginSource | null };

const withLineHauls = (buy: Side, lineHauls: Minor | null): Side =>
  lineHauls === null ? buy : { amount: add(buy.amount, lineHauls), from: buy.from ?? 'LineHaul' };

/**
 * Returns sell price, cost and margin of a job; null if neither side is priced. What it cost on line
 * hauls is added to its other cost.
 */
export function marginOfJob(
  selling: KnownPrices,
  buying: KnownPrices,
  lineHauls: Minor | null,
): JobPricing['margin'] {
  const sell = best(selling);
  const buy = withLineHauls(best(buying), lineHauls);
  if (sell.from === null && buy.from === null) return null;
  const { amount, percent } = marginOf(sell.amount, buy.amount);
  return {
    sell: toDecimal(sell.amount),
    sellfrom: sell.from,
    buy: toDecimal(buy.amount),
    buyfrom: buy.from,
    linehaul: toDecimal(lineHauls ?? ZERO),
    amount: toDecimal(amount),
    percent,
  };
}
