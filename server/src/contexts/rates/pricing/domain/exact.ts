import { type Ratio, ratio } from '@waybill/kernel/ratio';

const KEPT = 20_000;
const known = new Map<number, Ratio>();

/**
 * A price or break of a rate as an exact ratio. Cards repeat few different numbers, and reading a
 * decimal costs more than all else in a quote, so what was read is kept, up to a limit.
 */
export function exact(value: number): Ratio {
  const saved = known.get(value);
  if (saved !== undefined) return saved;
  const read = ratio(value);
  if (known.size < KEPT) known.set(value, read);
  return read;
}

/** A quantity for an explanation, rounded to `places` decimals. */
export const formatRatio = (quantity: Ratio, places: number): number =>
  quantity.den === 1n ? Number(quantity.num) : quantity.toDecimal(places);
