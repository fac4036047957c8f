/**
 * The digits of a phone number as they are dialled within Australia and New Zealand: both
 * `+61 2 9555 1234` and `(02) 9555-1234` are `0295551234`. The database's `platform.phone_digits`
 * does the same.
 */
export const phoneDigits = (phone: string): string =>
  phone.replaceAll(/\D/g, '').replace(/^(?:00)?6[14]0?(?=\d{8,10}$)/, '0');

/** Fewer digits are no phone number worth looking for. */
const leastDigits = 6;

/** The digits to look for where a text may be a phone number or part of one; null elsewhere. */
export function soughtPhone(text: string): string | null {
  if (!/^\s*\+?[\d\s().\-/]+$/.test(text)) return null;
  // Digits alone may as well be another number, of which nothing is left out.
  const digits = /^\d+$/.test(text.trim()) ? text.trim() : phoneDigits(text);
  return digits.length < leastDigits ? null : digits;
}
