import { type Ratio, ratio } from '@waybill/kernel/ratio';

const ENTRIES_MAX = 20_000;
const known = new Map<number, Ratio>();

/**
 * Converts a price or break of a rate to an exact ratio. Cards repeat few distinct numbers, and
 * parsing decimals is the most expensive part of a quote, so results are cached, up to a limit.
 */
export function exact(value: number): Ratio {
  const saved = known.get(value);
  if (saved !== undefined) return saved;
  const read = ratio(value);
  if (known.size < ENTRIES_MAX) known.set(value, read);
  return read;
}

/** Rounds a quantity to `places` decimals for an explanation. */
export const formatRatio = (quantity: Ratio, places: number): number =>
  quantity.den === 1n ? Number(quantity.num) : quantity.toDecimal(places);
