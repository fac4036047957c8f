import type { Say } from '#shell/texts/texts-context.ts';
import { unitPrice } from '../words.ts';

type Band = { readonly basic: number; readonly value: number };

/** The first band's price, and how many more there are. */
export function priceText(
  [first, ...rest]: readonly Band[],
  money: (amount: number) => string,
  say: Say,
): string {
  if (!first) return '';
  const basic = first.basic > 0 ? `${money(first.basic)} + ` : '';
  const more = rest.length > 0 ? ` · ${say('{count} bands', { count: rest.length + 1 })}` : '';
  return `${basic}${unitPrice(first.value, money)}${more}`;
}
