import { isLocalDate } from '@waybill/kernel/local-date';

/** Reads a value of an address, which may be missing or anything that someone typed. */
export type SearchValue<T> = (raw: unknown) => T;
type Optional<T> = SearchValue<T | undefined>;

export const textValue: Optional<string> = (raw) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined;

/** A text of at most so many characters. */
export const textUpTo =
  (most: number): Optional<string> =>
  (raw) => {
    const text = textValue(raw);
    return text !== undefined && text.length <= most ? text : undefined;
  };

export const textLike =
  (pattern: RegExp): Optional<string> =>
  (raw) => {
    const text = textValue(raw);
    return text !== undefined && pattern.test(text) ? text : undefined;
  };

export const numberValue =
  (least: number, most = Number.MAX_SAFE_INTEGER): Optional<number> =>
  (raw) => {
    const number = Number(textValue(raw) ?? Number.NaN);
    return number >= least && number <= most ? number : undefined;
  };

export const wholeNumber =
  (least: number, most?: number): Optional<number> =>
  (raw) => {
    const number = numberValue(least, most)(raw);
    return Number.isInteger(number) ? number : undefined;
  };

export const idValue = wholeNumber(1);

export const guidValue = textLike(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i);

/** A day as YYYY-MM-DD that the calendar has. */
export const dayValue: Optional<string> = (raw) => {
  const text = textValue(raw);
  return text !== undefined && isLocalDate(text) ? text : undefined;
};

export const oneOf =
  <const T extends string>(values: readonly T[]): Optional<T> =>
  (raw) =>
    values.find((value) => value === raw);

/** The same with a value for an address that has none. */
export const or =
  <T>(value: Optional<T>, otherwise: NoInfer<T>): SearchValue<T> =>
  (raw) =>
    value(raw) ?? otherwise;
