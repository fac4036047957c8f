import type { Item } from '@waybill/contract/shared/freight-item';
import { chargeableWeight, DEFAULT_CUBIC_FACTOR } from '@waybill/kernel/measures';
import type { Contents } from './booking-row.ts';

export type BookingFreight = Pick<
  Contents,
  | 'item_lines'
  | 'pieces'
  | 'grams'
  | 'cubic_millimetres'
  | 'cubic_grams'
  | 'chargeable_grams'
  | 'cubic_factor'
>;

/**
 * Returns the totals of item lines: pieces; dead, cubic and chargeable weight in grams (decisions
 * B-11); cubic millimetres. `factor` is the rate's, in kg per m³; 250 if null.
 * @throws {MeasureRefusal} with the path of the member, such as `items[0].weight.unit`.
 */
export function freightOf(items: readonly Item[], factor: string | null): BookingFreight {
  const weight = chargeableWeight({ items, factor: factor ?? DEFAULT_CUBIC_FACTOR });
  const grams = (kilograms: typeof weight.dead): number => Number(kilograms.times(1000n).round());
  return {
    item_lines: items.length,
    pieces: items.reduce((sum, item) => sum + item.quantity, 0),
    grams: grams(weight.dead),
    cubic_millimetres: String(weight.volume.times(1_000_000_000n).round()),
    cubic_grams: grams(weight.cubic),
    chargeable_grams: grams(weight.chargeable),
    cubic_factor: factor,
  };
}
