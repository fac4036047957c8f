import type { Translate } from '#shell/texts/texts-context.ts';
import { unitPrice } from '#shell/unit-price.ts';

type Band = { readonly basic: number; readonly value: number };

/** Describes the first band's price, and the number of further bands. */
export function priceText(
  [first, ...rest]: readonly Band[],
  money: (amount: number) => string,
  t: Translate,
): string {
  if (!first) return '';
  const basic = first.basic > 0 ? `${money(first.basic)} + ` : '';
  const more = rest.length > 0 ? ` · ${t('{count} bands', { count: rest.length + 1 })}` : '';
  return `${basic}${unitPrice(first.value, money)}${more}`;
}
