import { fromDecimal, type Minor, negate } from '@waybill/kernel/money';

/**
 * An amount as carriers write it, rounded to cents: `1,234.50`, `$12`, `-3.2`, `(3.20)` for a credit.
 * Null when it is none or beyond a billion.
 */
export function amountOf(text: string): Minor | null {
  const trimmed = text.trim();
  const isCredit = /^\(.*\)$/.test(trimmed);
  const bare = plain(isCredit ? trimmed.slice(1, -1) : trimmed);
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

/** Digits, one point, a sign in front; currency signs and thousands' commas are taken off. */
function plain(text: string): string | null {
  const bare = text
    .replaceAll(/[\s$€£]|^AUD|AUD$/g, '')
    .replace(/^([-+]?)(\d{1,3}(?:,\d{3})+)(\.\d+)?$/, (_, sign, whole: string, rest = '') =>
      [sign, whole.replaceAll(',', ''), rest].join(''),
    );
  return /^[-+]?(\d{1,15}(\.\d{0,12})?|\.\d{1,12})$/.test(bare) ? bare.replace(/^\+/, '') : null;
}
