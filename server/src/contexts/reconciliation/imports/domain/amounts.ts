import { fromDecimal, type Minor, negate } from '@waybill/kernel/money';

/** How amounts of a currency are marked, where not by a dollar sign. */
const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };

/**
 * An amount as carriers write it in the tenant's currency, rounded to cents: `1,234.50`, `$12`,
 * `AUD 7`, `-3.2`, `(3.20)` for a credit. Null when it is none, in another currency, or beyond a
 * billion.
 */
export function amountOf(text: string, currency: string): Minor | null {
  const trimmed = text.trim();
  const isCredit = /^\(.*\)$/.test(trimmed);
  const marked = isCredit ? trimmed.slice(1, -1) : trimmed;
  const bare = plain(
    marked.replace(signs[currency] ?? '$', '').replace(new RegExp(`^${currency}|${currency}$`), ''),
  );
  if (bare === null || Math.abs(Number(bare)) > 1_000_000_000) return null;
  const amount = fromDecimal(bare);
  return isCredit ? negate(amount) : amount;
}

/** A quantity that is not below 0, in thousandths or what `scale` says; null when it is none. */
export function quantityOf(text: string, scale: number): number | null {
  const bare = plain(text.trim().replace(/\s*(kg|kgs|m3|m³)$/i, ''));
  const quantity = bare === null ? Number.NaN : Math.round(Number(bare) * scale);
  return Number.isSafeInteger(quantity) && quantity >= 0 ? quantity : null;
}

/** Digits, one point, a sign in front; spaces and thousands' commas are taken off. */
function plain(text: string): string | null {
  const dense = text.replaceAll(/\s/g, '');
  const isGrouped = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(dense);
  const bare = isGrouped ? dense.replaceAll(',', '') : dense;
  return /^[-+]?(\d{1,15}(\.\d{0,12})?|\.\d{1,12})$/.test(bare) ? bare.replace(/^\+/, '') : null;
}
