import type { ChargeableWeight, FreightItem } from '@waybill/kernel/measures';
import type { Minor } from '@waybill/kernel/money';
import { type Ratio, ratio } from '@waybill/kernel/ratio';

/** The quantities that a rate can be based on (decisions P-01). */
export const calculationMethods = [
  'Flat',
  'PerItem',
  'PerKg',
  'PerCubic',
  'PerPallet',
  'PerKm',
  'PerHour',
  'PercentageOfFreight',
] as const;
export type CalculationMethod = (typeof calculationMethods)[number];

export type FreightPiece = FreightItem & { readonly packageType: string };

export type MeasuredFreight = {
  readonly items: readonly FreightPiece[];
  /** Metres; 0 or absent if unknown. */
  readonly totalDistance?: number;
  /** Seconds. */
  readonly totalTime?: number;
};

export type MeasureUnit = 'consignment' | 'item' | 'kg' | 'm3' | 'pallet' | 'km' | 'h' | '%';
export type Measured = { readonly quantity: Ratio; readonly unit: MeasureUnit };
export type Unmeasured = 'distanceUnknown' | 'timeUnknown' | 'noPallets' | 'freightUnknown';

export type MeasureBasis = {
  readonly freight: MeasuredFreight;
  readonly weight: ChargeableWeight;
  /** The main service's price, for additional services charged as a share of it. */
  readonly freightCharge: Minor | undefined;
};

/** Returns the quantity for a calculation method, or why there is none. */
export function measureFor(method: CalculationMethod, basis: MeasureBasis): Measured | Unmeasured {
  const { freight, weight, freightCharge } = basis;
  switch (method) {
    case 'Flat':
      return { quantity: ratio(1), unit: 'consignment' };
    case 'PerItem':
      return { quantity: ratio(pieces(freight.items)), unit: 'item' };
    case 'PerKg':
      return { quantity: weight.chargeable, unit: 'kg' };
    case 'PerCubic':
      return { quantity: weight.volume, unit: 'm3' };
    case 'PerPallet':
      return palletsOf(freight);
    case 'PerKm':
      return kilometres(freight);
    case 'PerHour':
      return hours(freight);
    case 'PercentageOfFreight':
      return freightCharge === undefined
        ? 'freightUnknown'
        : { quantity: ratio(freightCharge).dividedBy(100n), unit: '%' };
  }
}

/**
 * Returns the quantity for the child rows of a rate (decisions P-02): kilometres, or chargeable
 * kilograms under a rate that is itself based on kilometres or hours.
 */
export function secondMeasure(method: CalculationMethod, basis: MeasureBasis) {
  const isByRoad = method === 'PerKm' || method === 'PerHour';
  return measureFor(isByRoad ? 'PerKg' : 'PerKm', basis);
}

export const isPallet = ({ packageType }: FreightPiece): boolean =>
  /pallet|skid/i.test(packageType);

export const pieces = (items: readonly FreightPiece[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

function palletsOf({ items }: MeasuredFreight): Measured | Unmeasured {
  const count = pieces(items.filter(isPallet));
  return count === 0 ? 'noPallets' : { quantity: ratio(count), unit: 'pallet' };
}

function kilometres({ totalDistance = 0 }: MeasuredFreight): Measured | Unmeasured {
  if (totalDistance <= 0) return 'distanceUnknown';
  return { quantity: ratio(totalDistance).dividedBy(1000n), unit: 'km' };
}

function hours({ totalTime = 0 }: MeasuredFreight): Measured | Unmeasured {
  if (totalTime <= 0) return 'timeUnknown';
  return { quantity: ratio(totalTime).dividedBy(3600n), unit: 'h' };
}
