/**
 * Reads what people type into a number field: `1250.5`, `1,250.50`, `$12`, `-3`, and sums such
 * as `12*3.5` or `(100+20)/4`. Empty text is null; anything else that is no number is NaN.
 */
export function readAmount(text: string): number | null {
  const clean = text.replace(/[\s,$€£]/g, '').replace(/−/g, '-');
  if (clean === '') return null;
  const reader: Reader = { text: clean, at: 0 };
  const value = sum(reader);
  if (reader.at < clean.length) return Number.NaN;
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : Number.NaN;
}

/** A number with a fixed count of decimals and grouped thousands, e.g. `1,250.50`. */
export function writeAmount(value: number, decimals: number, locale = 'en-AU'): string {
  return value.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

type Reader = { readonly text: string; at: number };

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
  while (/[\d.]/.test(reader.text[reader.at] ?? '')) reader.at += 1;
  const digits = reader.text.slice(start, reader.at);
  return digits === '' ? Number.NaN : Number(digits);
}

function take(reader: Reader, sign: string): boolean {
  if (reader.text[reader.at] !== sign) return false;
  reader.at += 1;
  return true;
}
