/**
 * Returns the GS1 check digit (mod 10): weights 3, 1, 3, … from the right (GS1 General
 * Specifications 7.9).
 * @throws {RangeError} unless `digits` consists of digits.
 */
export function gs1CheckDigit(digits: string): string {
  if (!isDigits(digits)) throw new RangeError(`'${digits}' is not all digits`);
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

export const hasGs1CheckDigit = (digits: string): boolean =>
  isDigits(digits) && digits.length > 1 && gs1CheckDigit(digits.slice(0, -1)) === digits.slice(-1);

export type SsccParts = {
  /** 0 to 9, chosen by the company. */
  readonly extensionDigit: number;
  /** 4 to 12 digits, assigned by GS1. */
  readonly companyPrefix: string;
  /** Fills the remainder of 16 digits after the prefix. */
  readonly serial: number;
};

/**
 * Returns an SSCC-18: the number of one piece of freight, check digit included.
 * @throws {RangeError} if the serial no longer fits after the prefix.
 */
export function sscc18({ extensionDigit, companyPrefix, serial }: SsccParts): string {
  const room = 16 - companyPrefix.length;
  const reference = String(serial).padStart(room, '0');
  const fits =
    Number.isInteger(extensionDigit) &&
    extensionDigit >= 0 &&
    extensionDigit <= 9 &&
    isDigits(companyPrefix) &&
    companyPrefix.length >= 4 &&
    companyPrefix.length <= 12 &&
    Number.isSafeInteger(serial) &&
    serial >= 0 &&
    reference.length === room;
  if (!fits) {
    throw new RangeError(`No SSCC for ${extensionDigit} ${companyPrefix} ${serial}`);
  }
  const digits = `${extensionDigit}${companyPrefix}${reference}`;
  return digits + gs1CheckDigit(digits);
}

export const isSscc18 = (text: string): boolean => text.length === 18 && hasGs1CheckDigit(text);

const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);
