import { Ratio, ratio } from './ratio.ts';

/** A measurement as it was entered: `{ value: 40, unit: 'cm' }` (decisions X-21). */
export type Measure = { readonly value: number; readonly unit: string };

/** A measure that cannot be used; `member` is the field as the client sent it. */
export class MeasureRefusal extends Error {
  readonly member: string;
  constructor(member: string, message: string) {
    super(message);
    this.name = 'MeasureRefusal';
    this.member = member;
  }
}

export const lengthUnits = ['mm', 'cm', 'm', 'in', 'ft'] as const;
export const weightUnits = ['g', 'kg', 't', 'lb'] as const;
export const volumeUnits = ['cm3', 'l', 'm3'] as const;

const MILLIMETRES: Units = units({ mm: '1', cm: '10', m: '1000', in: '25.4', ft: '304.8' });
const GRAMS: Units = units({ g: '1', kg: '1000', t: '1000000', lb: '453.59237' });
const CUBIC_MILLIMETRES: Units = units({ cm3: '1000', l: '1000000', m3: '1000000000' });

/**
 * Converts to whole millimetres, rounded half away from zero. `member` names the field in a
 * refusal. This function and the following ones throw MeasureRefusal for an unknown unit, and for a
 * negative or non-finite value.
 */
export const toMillimetres = (length: Measure, member = 'length'): number =>
  Number(exact(length, MILLIMETRES, member).round());

/** Converts to whole grams. */
export const toGrams = (weight: Measure, member = 'weight'): number =>
  Number(exact(weight, GRAMS, member).round());

/** Converts to whole cubic millimetres; a bigint because large amounts of freight exceed 2^53. */
export const toCubicMillimetres = (volume: Measure, member = 'volume'): bigint =>
  exact(volume, CUBIC_MILLIMETRES, member).round();

/** Converts a length to another unit, to four decimals; unchanged if it is already in that unit. */
export const lengthIn = (unit: string, length: Measure, member = 'length'): number =>
  length.unit === unit
    ? length.value
    : exact(length, MILLIMETRES, member)
        .dividedBy(exact({ value: 1, unit }, MILLIMETRES, member))
        .toDecimal(4);

/** Converts to exact kilograms, for rates per kilogram. */
export const exactKilograms = (weight: Measure, member = 'weight'): Ratio =>
  exact(weight, GRAMS, member).dividedBy(1000n);

/** Converts to exact cubic metres. */
export const exactCubicMetres = (volume: Measure, member = 'volume'): Ratio =>
  exact(volume, CUBIC_MILLIMETRES, member).dividedBy(1_000_000_000n);

/** Returns the cubic metres of a box with these outer dimensions. */
export function boxVolume(box: Box, member = ''): Ratio {
  return (['length', 'width', 'height'] as const)
    .map((side) => exact(box[side], MILLIMETRES, member === '' ? side : `${member}.${side}`))
    .reduce((volume, side) => volume.times(side))
    .dividedBy(1_000_000_000n);
}

/** Returns the cubic weight of a volume in kilograms: m³ × factor in kg per m³, exact. */
export const cubicWeight = (cubicMetres: Ratio, factor: Ratio | number | string): Ratio =>
  cubicMetres.times(factor);

export const DEFAULT_CUBIC_FACTOR = 250;

export type ComparisonPolicy = 'totals' | 'perItem';
export type WeightRounding = 'ceilKg' | 'ceilHalfKg' | 'nearestKg' | 'none';

export type Box = { readonly length: Measure; readonly width: Measure; readonly height: Measure };

/** The dimensions and weight of one piece; there are `quantity` identical pieces. */
export type FreightItem = Box & { readonly weight: Measure; readonly quantity: number };

export type ChargeableWeightRule = {
  readonly items: readonly FreightItem[];
  /** Kilograms per cubic metre. */
  readonly factor?: Ratio | number | string;
  readonly policy?: ComparisonPolicy;
  readonly rounding?: WeightRounding;
};

/** Exact totals: kilograms, and cubic metres for the volume. */
export type ChargeableWeight = {
  readonly dead: Ratio;
  readonly volume: Ratio;
  readonly cubic: Ratio;
  readonly chargeable: Ratio;
};

/**
 * Returns the weight that freight is charged by: the greater of dead and cubic weight, on the
 * totals or item by item, after quantity, then rounded (decisions B-11; domain rules 2.1). Default
 * policies: 250 kg per m³, on totals, up to the next whole kilogram. Refusals name
 * `items[0].weight.unit`.
 */
export function chargeableWeight(rule: ChargeableWeightRule): ChargeableWeight {
  const { items, factor = DEFAULT_CUBIC_FACTOR, policy = 'totals', rounding = 'ceilKg' } = rule;
  const rows = items.map((item, index) => weigh(item, factor, `items[${index}]`));
  const dead = sum(rows.map((row) => row.dead));
  const volume = sum(rows.map((row) => row.volume));
  const cubic = cubicWeight(volume, factor);
  const unrounded =
    policy === 'totals' ? dead.max(cubic) : sum(rows.map((row) => row.dead.max(row.cubic)));
  return { dead, volume, cubic, chargeable: roundWeight(unrounded, rounding) };
}

/** Rounds kilograms by the rate card's rule. */
export function roundWeight(kilograms: Ratio, rounding: WeightRounding): Ratio {
  switch (rounding) {
    case 'ceilKg':
      return ratio(kilograms.ceil());
    case 'ceilHalfKg':
      return ratio(kilograms.times(2n).ceil()).dividedBy(2n);
    case 'nearestKg':
      return ratio(kilograms.round());
    case 'none':
      return kilograms;
  }
}

function weigh(item: FreightItem, factor: Ratio | number | string, member: string) {
  if (!Number.isSafeInteger(item.quantity) || item.quantity < 0) {
    throw new MeasureRefusal(`${member}.quantity`, 'Quantity must be a whole number, 0 or more.');
  }
  const dead = exactKilograms(item.weight, `${member}.weight`).times(item.quantity);
  const volume = boxVolume(item, member).times(item.quantity);
  return { dead, volume, cubic: cubicWeight(volume, factor) };
}

const sum = (values: readonly Ratio[]): Ratio =>
  values.reduce((total, value) => total.plus(value), ratio(0));

type Units = ReadonlyMap<string, Ratio>;

function units(sizes: Readonly<Record<string, string>>): Units {
  return new Map(Object.entries(sizes).map(([unit, size]) => [unit, ratio(size)]));
}

function exact(measure: Measure, known: Units, member: string): Ratio {
  const size = known.get(measure.unit.toLowerCase());
  if (size === undefined) {
    const list = [...known.keys()].join(', ');
    throw new MeasureRefusal(`${member}.unit`, `Unknown unit '${measure.unit}'. Use ${list}.`);
  }
  if (!Number.isFinite(measure.value) || measure.value < 0) {
    throw new MeasureRefusal(`${member}.value`, 'The value must be a number, 0 or more.');
  }
  return ratio(measure.value).times(size);
}
