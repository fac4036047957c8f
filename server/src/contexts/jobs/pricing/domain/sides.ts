import { marginOf, type MarginSource } from '@waybill/contract/jobs/pricing/margin';
import type { JobPricing } from '@waybill/contract/jobs/pricing/shapes';
import { type Minor, toDecimal, ZERO } from '@waybill/kernel/money';

/** The known amounts of one side of a job's price, before tax; null if unknown. */
export type KnownPrices = Readonly<Partial<Record<MarginSource, Minor | null>>>;

const order: readonly MarginSource[] = ['Charge', 'Quote', 'Booking'];

/** Priority: a charge, then a chosen quote, then the price of the booking. */
function best(known: KnownPrices): { readonly amount: Minor; readonly from: MarginSource | null } {
  const from = order.find((source) => (known[source] ?? null) !== null) ?? null;
  return { amount: from === null ? ZERO : (known[from] ?? ZERO), from };
}

/** Returns sell price, cost and margin of a job; null if neither side is priced. */
export function marginOfJob(selling: KnownPrices, buying: KnownPrices): JobPricing['margin'] {
  const sell = best(selling);
  const buy = best(buying);
  if (sell.from === null && buy.from === null) return null;
  const { amount, percent } = marginOf(sell.amount, buy.amount);
  return {
    sell: toDecimal(sell.amount),
    sellfrom: sell.from,
    buy: toDecimal(buy.amount),
    buyfrom: buy.from,
    amount: toDecimal(amount),
    percent,
  };
}
