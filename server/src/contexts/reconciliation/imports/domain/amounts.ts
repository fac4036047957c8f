import { fromDecimal, type Minor, negate } from '@waybill/kernel/money';

/** Currency symbols other than the dollar sign. */
const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };

/**
 * Parses an amount in the tenant's currency, rounded to cents: `1,234.50`, `$12`, `AUD 7`, `-3.2`,
 * `(3.20)` for a credit. Returns null if it is no amount, in another currency, or beyond a billion.
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

/** Parses a quantity of at least 0, in thousandths or in units of `scale`; null if it is none. */
export function quantityOf(text: string, scale: number): number | null {
  const bare = plain(text.trim().replace(/\s*(kg|kgs|m3|m³)$/i, ''));
  const quantity = bare === null ? Number.NaN : Math.round(Number(bare) * scale);
  return Number.isSafeInteger(quantity) && quantity >= 0 ? quantity : null;
}

/** Removes spaces and thousands separators: digits, one decimal point, a leading sign. */
function plain(text: string): string | null {
  const dense = text.replaceAll(/\s/g, '');
  const isGrouped = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(dense);
  const bare = isGrouped ? dense.replaceAll(',', '') : dense;
  return /^[-+]?(\d{1,15}(\.\d{0,12})?|\.\d{1,12})$/.test(bare) ? bare.replace(/^\+/, '') : null;
}

/** Returns a stored weight in kilograms; null if the carrier stated none. */
export const kilogramsOf = (grams: number | null): number | null =>
  grams === null ? null : grams / 1000;

/** Returns a stored volume in m³; null if the carrier stated none. */
export const cubicMetresOf = (cubicMillimetres: number | null): number | null =>
  cubicMillimetres === null ? null : cubicMillimetres / 1e9;
