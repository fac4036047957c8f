/**
 * An exact fraction. Rates, factors and percentages are multiplied and added exactly and rounded
 * once, at the end. Values are immutable; every method returns a new one.
 */
export class Ratio {
  readonly num: bigint;
  /** Always positive; `num` and `den` have no common divisor. */
  readonly den: bigint;

  constructor(num: bigint, den: bigint = 1n) {
    if (den === 0n) throw new RangeError('A ratio cannot have the denominator 0');
    if (den === 1n) {
      this.num = num;
      this.den = den;
      return;
    }
    const divisor = greatestCommonDivisor(num, den) * (den < 0n ? -1n : 1n);
    this.num = num / divisor;
    this.den = den / divisor;
  }

  plus(other: RatioLike): Ratio {
    const { num, den } = ratio(other);
    if (den === this.den) return new Ratio(this.num + num, den);
    return new Ratio(this.num * den + num * this.den, this.den * den);
  }

  minus(other: RatioLike): Ratio {
    return this.plus(ratio(other).negated());
  }

  times(other: RatioLike): Ratio {
    const { num, den } = ratio(other);
    return new Ratio(this.num * num, this.den * den);
  }

  /** @throws {RangeError} if `other` is 0. */
  dividedBy(other: RatioLike): Ratio {
    const { num, den } = ratio(other);
    return new Ratio(this.num * den, this.den * num);
  }

  negated(): Ratio {
    return new Ratio(-this.num, this.den);
  }

  /**
   * Returns a negative number, 0 or a positive one if this is less than, equal to or greater than
   * `other`.
   */
  compare(other: RatioLike): number {
    const { num, den } = ratio(other);
    const difference = this.num * den - num * this.den;
    return difference < 0n ? -1 : Number(difference > 0n);
  }

  equals(other: RatioLike): boolean {
    return this.compare(other) === 0;
  }

  max(other: RatioLike): Ratio {
    return this.compare(other) >= 0 ? this : ratio(other);
  }

  min(other: RatioLike): Ratio {
    return this.compare(other) <= 0 ? this : ratio(other);
  }

  sign(): number {
    return this.compare(0);
  }

  floor(): bigint {
    return floorDivide(this.num, this.den);
  }

  ceil(): bigint {
    return -floorDivide(-this.num, this.den);
  }

  /** Returns the nearest whole number; halves are rounded away from zero (decisions X-20). */
  round(): bigint {
    const size = this.num < 0n ? -this.num : this.num;
    const rounded = (2n * size + this.den) / (2n * this.den);
    return this.num < 0n ? -rounded : rounded;
  }

  /** Returns a number for the wire, rounded half away from zero to `places` decimals. */
  toDecimal(places: number): number {
    const scale = 10n ** BigInt(places);
    return Number(new Ratio(this.times(scale).round(), scale).toFixedText(places));
  }

  private toFixedText(places: number): string {
    const scaled = (this.num * 10n ** BigInt(places)) / this.den;
    const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    return `${scaled < 0n ? '-' : ''}${whole}.${digits.slice(digits.length - places)}`;
  }
}

export type RatioLike = Ratio | number | bigint | string;

/**
 * Parses a decimal exactly as written: `ratio('0.0825')`, `ratio(0.1)` is one tenth.
 * @throws {RangeError} if the text is not a decimal number.
 */
export function ratio(value: RatioLike): Ratio {
  if (value instanceof Ratio) return value;
  if (typeof value === 'bigint') return new Ratio(value);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return new Ratio(BigInt(value));
  return fromText(String(value).trim());
}

/** Converts a percentage to a fraction: `percent('8.25')` is 0.0825. */
export function percent(value: RatioLike): Ratio {
  return ratio(value).dividedBy(100n);
}

// Limits the work for exponents beyond a double's range, and for numbers too long to be genuine.
const LONGEST_TEXT = 400;
const LARGEST_EXPONENT = 400;

function fromText(text: string): Ratio {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text.slice(0, LONGEST_TEXT));
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match ?? [];
  const exponent = Number(exponentText) - fraction.length;
  const tooLong = text.length >= LONGEST_TEXT || Math.abs(exponent) > 2 * LARGEST_EXPONENT;
  if (match === null || whole + fraction === '' || tooLong) {
    throw new RangeError(`'${text.slice(0, 40)}' is not a decimal number`);
  }
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const scale = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? new Ratio(digits, scale) : new Ratio(digits * scale);
}

/** Returns the smallest number that every denominator divides. */
export const commonDenominator = (ratios: readonly Ratio[]): bigint =>
  ratios.reduce(
    (common, { den }) =>
      common % den === 0n ? common : (common / greatestCommonDivisor(common, den)) * den,
    1n,
  );

/** Returns the largest whole number that is not above num / den, for a positive `den`. */
export function floorDivide(num: bigint, den: bigint): bigint {
  const quotient = num / den;
  return num < 0n && quotient * den !== num ? quotient - 1n : quotient;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
