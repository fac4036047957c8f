/**
 * Returns the digits of a phone number as dialled within Australia and New Zealand: both `+61 2
 * 9555 1234` and `(02) 9555-1234` are `0295551234`. The database's `platform.phone_digits` does the
 * same.
 */
export const phoneDigits = (phone: string): string =>
  phone.replaceAll(/\D/g, '').replace(/^(?:00)?6[14]0?(?=\d{8,10}$)/, '0');

/** The minimum number of digits for a search by phone number. */
const leastDigits = 6;

/**
 * Returns the digits to search for if a text may be a phone number or part of one; otherwise null.
 */
export function soughtPhone(text: string): string | null {
  if (!/^\s*\+?[\d\s().\-/]+$/.test(text)) return null;
  // A text of only digits may be another number, so none of them are removed.
  const digits = /^\d+$/.test(text.trim()) ? text.trim() : phoneDigits(text);
  return digits.length < leastDigits ? null : digits;
}
