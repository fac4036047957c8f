import { type Message, sentence } from '@waybill/contract/sentence';
import { ratio } from '@waybill/kernel/ratio';
import { type RateBand, chargeFor } from './bands.ts';

const MOST_BANDS = 100;
// The limit up to which amounts stay exact; it exceeds the freight of any ship.
export const LARGEST = 1_000_000;

/** Returns why bands cannot price anything, as one sentence; undefined if they can. */
export function bandFault(bands: readonly RateBand[], depth = 0): Message | undefined {
  if (bands.length > MOST_BANDS)
    return sentence('A rate can have up to {count} rows.', { count: MOST_BANDS });
  if (!bands.some((band) => band.rateType !== 'Minimum')) {
    return 'A rate needs at least one PerUnit or Flat row.';
  }
  return orderFault(bands) ?? bands.map((band) => oneFault(band, depth)).find(Boolean);
}

/** A band edge at which the price falls, shown next to the row in the rate editor. */
export type PriceFall = { readonly at: number; readonly before: number; readonly after: number };

/** Returns edges where one more unit costs less (domain rules 2.2), in currency units. */
export function priceFalls(bands: readonly RateBand[]): readonly PriceFall[] {
  const rows = bands.filter((band) => band.rateType !== 'Minimum');
  return rows.slice(1).flatMap((next, at) => {
    const row = rows[at];
    if (row === undefined) return [];
    const fall = {
      at: next.break,
      before: priceAt(row, next.break),
      after: priceAt(next, next.break),
    };
    return fall.after < fall.before ? [fall] : [];
  });
}

const priceAt = (band: RateBand, quantity: number): number =>
  chargeFor({ bands: [band], accumulative: false, minimum: 0 }, ratio(quantity)).amount / 100;

function orderFault(bands: readonly RateBand[]): Message | undefined {
  for (const isFloor of [false, true]) {
    const rows = bands.filter((band) => (band.rateType === 'Minimum') === isFloor);
    const wrong = rows.find((band, at) => at > 0 && band.break <= (rows[at - 1]?.break ?? 0));
    if (wrong)
      return sentence('Breaks must increase from row to row: {break} is out of order.', {
        break: wrong.break,
      });
  }
  return undefined;
}

function oneFault(band: RateBand, depth: number): Message | undefined {
  for (const name of ['break', 'basic', 'value'] as const) {
    const isUsable = band[name] >= 0 && band[name] <= LARGEST;
    if (!isUsable) {
      return sentence('{name} must be a number from {least} to {most}.', {
        name,
        least: 0,
        most: LARGEST,
      });
    }
  }
  if (band.child === undefined) return undefined;
  if (depth > 0) return "A rate can have up to two dimensions: child rows can't have child rows.";
  return bandFault(band.child, depth + 1);
}
