import { chargeableWeight } from '@waybill/kernel/measures';
import { isBlank, isMeasured, type PieceValues } from './values.ts';

/** Returns the pieces of all lines, and chargeable kilograms and cubic metres of measured ones. */
export function freightTotals(items: readonly PieceValues[], factor: number) {
  const measured = items.filter(isMeasured);
  const { dead, volume, cubic, chargeable } = chargeableWeight({
    factor,
    items: measured.map((item) => ({
      quantity: item.quantity ?? 0,
      length: { value: item.length ?? 0, unit: 'cm' },
      width: { value: item.width ?? 0, unit: 'cm' },
      height: { value: item.height ?? 0, unit: 'cm' },
      weight: { value: item.weight ?? 0, unit: 'kg' },
    })),
  });
  return {
    pieces: items
      .filter((item) => !isBlank(item))
      .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    dead: dead.toDecimal(3),
    volume: volume.toDecimal(3),
    cubic: cubic.toDecimal(3),
    chargeable: chargeable.toDecimal(3),
  };
}
