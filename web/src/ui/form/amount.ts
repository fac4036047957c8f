import { separatorsOf } from '@waybill/kernel/field-formats';
import { numberText } from '@waybill/kernel/formats';

/**
 * Parses what people type into a number field: `1250.5`, `1,250.50`, `$12`, `-3`, and sums such as
 * `12*3.5` or `(100+20)/4`; with a decimal comma, `1.250,5` and `12,5`. Empty text is null;
 * anything else that is not a number is NaN.
 */
export function readAmount(text: string, language = 'en'): number | null {
  const clean = text.replace(/[\s'’$€£]/g, '').replace(/−/g, '-');
  if (clean === '') return null;
  const reader: Reader = { text: clean, at: 0, hasComma: separatorsOf(language).decimal === ',' };
  const value = sum(reader);
  if (reader.at < clean.length) return Number.NaN;
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : Number.NaN;
}

/** Formats a number with fixed decimals and grouped thousands: `1,250.50`, `1.250,50`. */
export const writeAmount = (value: number, decimals: number, language: string): string =>
  numberText(value, language, { least: decimals, most: decimals });

/** Formats a number as it is typed, without grouping: `1250.5`, `1250,5`. */
export const writeNumber = (value: number, language: string): string =>
  String(value).replace('.', separatorsOf(language).decimal);

type Reader = {
  readonly text: string;
  at: number;
  /** True if a comma separates decimals and a dot separates thousands. */
  readonly hasComma: boolean;
};

function sum(reader: Reader): number {
  let value = product(reader);
  for (;;) {
    if (take(reader, '+')) value += product(reader);
    else if (take(reader, '-')) value -= product(reader);
    else return value;
  }
}

function product(reader: Reader): number {
  let value = single(reader);
  for (;;) {
    if (take(reader, '*') || take(reader, '×')) value *= single(reader);
    else if (take(reader, '/')) value /= single(reader);
    else return value;
  }
}

function single(reader: Reader): number {
  if (take(reader, '-')) return -single(reader);
  if (take(reader, '(')) {
    const value = sum(reader);
    return take(reader, ')') ? value : Number.NaN;
  }
  const start = reader.at;
  while (/[\d.,]/.test(reader.text[reader.at] ?? '')) reader.at += 1;
  return plainNumber(reader.text.slice(start, reader.at), reader.hasComma);
}

/**
 * Accepts the other decimal sign where it cannot be a thousands separator: in German, too, `12.5`
 * has a decimal, and `1.250` is a thousand.
 */
function plainNumber(digits: string, hasComma: boolean): number {
  const [group, decimal] = hasComma ? ['.', ','] : [',', '.'];
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(
    digits.replace(/[.,]/g, (sign) => (sign === group ? ',' : '.')),
  );
  if (isGrouped) return Number(digits.replaceAll(group, '').replace(decimal, '.'));
  const parts = digits.split(/[.,]/);
  return digits === '' || parts.length > 2 ? Number.NaN : Number(parts.join('.'));
}

function take(reader: Reader, sign: string): boolean {
  if (reader.text[reader.at] !== sign) return false;
  reader.at += 1;
  return true;
}
