declare const idBrand: unique symbol;

/** A number that identifies one kind of record: a BookingId is not a CustomerId. */
export type NumericId<Kind extends string> = number & { readonly [idBrand]: Kind };
/** Like NumericId, for records identified by a uuid. */
export type UuidId<Kind extends string> = string & { readonly [idBrand]: Kind };

/**
 * Creates the parser of one kind's ids: `const bookingId = numericId<'Booking'>('Booking')`. The
 * parser throws RangeError for anything but a positive safe integer.
 */
export const numericId =
  <Kind extends string>(kind: Kind) =>
  (value: number): NumericId<Kind> => {
    if (Number.isSafeInteger(value) && value > 0) return value as NumericId<Kind>;
    throw new RangeError(`${value} is no ${kind} id`);
  };

/**
 * Creates the parser of one kind's uuids; it converts to lower case and throws RangeError for
 * others.
 */
export const uuidId =
  <Kind extends string>(kind: Kind) =>
  (value: string): UuidId<Kind> => {
    if (isUuid(value)) return value.toLowerCase() as UuidId<Kind>;
    throw new RangeError(`'${value.slice(0, 40)}' is no ${kind} id`);
  };

export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);

/**
 * A source of randomness, as an argument: returns this many bytes (`crypto.randomBytes` in the
 * server).
 */
export type RandomBytes = (size: number) => Uint8Array;

/**
 * Returns a uuid that sorts by its millisecond (RFC 9562, version 7), so that new rows are adjacent
 * in the index. Ids of one millisecond are in no particular order.
 */
export function uuidv7(now: Date, random: RandomBytes): string {
  const milliseconds = now.getTime();
  if (!(milliseconds >= 0 && milliseconds < 2 ** 48)) {
    throw new RangeError('A version 7 uuid begins in 1970');
  }
  const time = milliseconds.toString(16).padStart(12, '0');
  const noise = [...random(10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = (8 + (Number.parseInt(noise.slice(3, 4), 16) % 4)).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${noise.slice(0, 3)}`,
    `${variant}${noise.slice(4, 7)}`,
    noise.slice(7, 19),
  ].join('-');
}
