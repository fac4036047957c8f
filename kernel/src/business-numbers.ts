/**
 * Returns whether the text is 11 digits, spaces allowed, that pass the ABN's check: one less in the
 * first digit, weighted, divides by 89 (Australian Business Register, "Format of the ABN";
 * decisions C-08).
 */
export function isAbn(text: string): boolean {
  const digits = withoutSpaces(text);
  if (!/^[0-9]{11}$/.test(digits)) return false;
  const sum = weightedSum(digits, ABN_WEIGHTS) - 10;
  return sum % 89 === 0;
}

/**
 * Returns whether the text is 9 digits, spaces allowed, whose last is the ACN's check digit
 * (Australian Securities and Investments Commission, "ACN check"; decisions C-08).
 */
export function isAcn(text: string): boolean {
  const digits = withoutSpaces(text);
  if (!/^[0-9]{9}$/.test(digits)) return false;
  const complement = (10 - (weightedSum(digits, ACN_WEIGHTS) % 10)) % 10;
  return digits.endsWith(String(complement));
}

/**
 * Formats an ABN as printed on documents: `51 824 753 556`. Text other than 11 digits is returned
 * unchanged.
 */
export function formatAbn(text: string): string {
  const digits = withoutSpaces(text);
  if (!/^[0-9]{11}$/.test(digits)) return text;
  return `${digits.slice(0, 2)} ${inThrees(digits.slice(2))}`;
}

/**
 * Formats an ACN as printed on documents: `004 085 616`. Text other than 9 digits is returned
 * unchanged.
 */
export function formatAcn(text: string): string {
  const digits = withoutSpaces(text);
  return /^[0-9]{9}$/.test(digits) ? inThrees(digits) : text;
}

const inThrees = (nine: string): string =>
  [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)].join(' ');

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');
