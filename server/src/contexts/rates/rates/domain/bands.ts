import { type Minor, minor, roundToMinor } from '@waybill/kernel/money';
import { type Ratio, ratio } from '@waybill/kernel/ratio';
import { exact, formatRatio } from '../../pricing/domain/exact.ts';

/** How a row of a rate is applied (decisions P-02). */
export const rateTypes = ['PerUnit', 'Flat', 'Minimum'] as const;
export type RateType = (typeof rateTypes)[number];

/**
 * One row of a rate: the cost of quantities above `break`, up to and including the next row's break
 * (decisions F-19). `basic` and `value` are in currency units, exactly as entered. `child` prices
 * the second dimension, for example kilometres under kilograms.
 */
export type RateBand = {
  readonly rateType: RateType;
  readonly break: number;
  readonly basic: number;
  readonly value: number;
  readonly child?: readonly RateBand[];
};

export type BandRule = {
  /** Ascending by break. */
  readonly bands: readonly RateBand[];
  readonly accumulative: boolean;
  /** In currency units; covers basic and variable, before fuel and surcharges. */
  readonly minimum: number;
  /** Charge the start of the next band if that is cheaper; set per card, off by default. */
  readonly nextBandIfCheaper?: boolean;
  /** PerUnit values are per cent of the quantity instead of currency units per unit. */
  readonly isPercentage?: boolean;
};

/** The part of a quantity priced by one row. `upTo` is null in the open last row. */
export type Slice = {
  readonly rateType: RateType;
  readonly above: number;
  readonly upTo: number | null;
  readonly quantity: number;
  readonly value: number;
  /** Currency units, to four decimals. */
  readonly amount: number;
};

export type BandCharge = {
  readonly amount: Minor;
  readonly basic: Minor;
  readonly variable: Minor;
  readonly minimum: Minor;
  readonly minimumApplied: boolean;
  readonly nextBandUsed: boolean;
  readonly slices: readonly Slice[];
  /** The slices of the second dimension, if the row has one. */
  readonly childSlices: readonly Slice[];
};

/**
 * Computes the charge for a quantity (decisions F-19, P-02, P-03): basic + value × quantity of the
 * covering row, or summed row by row if accumulative; never below the minimum; rounded once.
 * `second` is the quantity in the second dimension, required if the covering row has children.
 */
export function chargeFor(rule: BandRule, quantity: Ratio, second?: Ratio): BandCharge {
  const worked = workOut(rule, quantity, second);
  const minimum = roundToMinor(exact(rule.minimum).max(worked.floor).times(100n));
  const basic = roundToMinor(worked.basic.times(100n));
  const unfloored = roundToMinor(worked.basic.plus(worked.variable).times(100n));
  const { slices, childSlices, nextBandUsed } = worked;
  return {
    amount: unfloored < minimum ? minimum : unfloored,
    basic,
    variable: minor(unfloored - basic),
    minimum,
    minimumApplied: unfloored < minimum,
    nextBandUsed,
    slices,
    childSlices,
  };
}

/** Returns the row that covers a quantity; the first also covers everything below its break. */
export function coveringBand(bands: readonly RateBand[], quantity: Ratio): RateBand | undefined {
  return pricedBands(bands)[coveringIndex(pricedBands(bands), quantity)];
}

type Worked = {
  readonly basic: Ratio;
  readonly variable: Ratio;
  readonly floor: Ratio;
  readonly nextBandUsed: boolean;
  readonly slices: readonly Slice[];
  readonly childSlices: readonly Slice[];
};

const NOTHING = ratio(0);

function workOut(rule: BandRule, quantity: Ratio, second: Ratio | undefined): Worked {
  const bands = pricedBands(rule.bands);
  const covering = coveringIndex(bands, quantity);
  const scale = { bands, isPercentage: rule.isPercentage ?? false };
  const parts = rule.accumulative
    ? bands.slice(0, covering + 1).map((_, at) => partIn(scale, at, quantity))
    : [wholeIn(scale, covering, quantity)];
  const own = {
    basic: exact(bands[rule.accumulative ? 0 : covering]?.basic ?? 0),
    variable: parts.reduce((sum, part) => sum.plus(part.amount), NOTHING),
    floor: floorAt(rule.bands, quantity),
    nextBandUsed: false,
    slices: parts.map((part) => part.slice),
    childSlices: [],
  };
  const charging = { rule, second };
  const worked = withChild(own, bands[covering], charging);
  return cheaperNextBand(worked, { scale, covering }, charging) ?? worked;
}

/** The rule, and the quantity in the second dimension required by rows with children. */
type Charging = { readonly rule: BandRule; readonly second: Ratio | undefined };

function withChild(own: Worked, band: RateBand | undefined, { rule, second }: Charging): Worked {
  if (band?.child === undefined || second === undefined) return own;
  const inner = workOut({ ...rule, bands: band.child, isPercentage: false }, second, undefined);
  const charge = inner.basic.plus(inner.variable).max(inner.floor);
  return { ...own, variable: own.variable.plus(charge), childSlices: inner.slices };
}

/** Break prices may fall at band edges (domain rules 2.2): 501 kg may cost less than 500 kg. */
function cheaperNextBand(
  worked: Worked,
  { scale, covering }: { readonly scale: Scale; readonly covering: number },
  charging: Charging,
): Worked | undefined {
  const { rule } = charging;
  const next = scale.bands[covering + 1];
  if (!rule.nextBandIfCheaper || rule.accumulative || next === undefined) return undefined;
  const { amount, slice } = wholeIn(scale, covering + 1, exact(next.break));
  const own = { ...worked, basic: exact(next.basic), variable: amount, slices: [slice] };
  const other = withChild({ ...own, childSlices: [], nextBandUsed: true }, next, charging);
  const isCheaper = other.basic.plus(other.variable).compare(worked.basic.plus(worked.variable));
  return isCheaper < 0 ? other : undefined;
}

type Scale = { readonly bands: readonly RateBand[]; readonly isPercentage: boolean };
type Part = { readonly amount: Ratio; readonly slice: Slice };

/** Returns the part of a quantity inside one row; the first row starts at zero. */
function partIn(scale: Scale, at: number, quantity: Ratio): Part {
  const from = at === 0 ? NOTHING : exact(scale.bands[at]?.break ?? 0);
  const end = scale.bands[at + 1]?.break;
  const upTo = end === undefined ? quantity : quantity.min(exact(end));
  return wholeIn(scale, at, upTo.minus(from));
}

/** Prices a whole quantity with one row. */
function wholeIn({ bands, isPercentage }: Scale, at: number, quantity: Ratio): Part {
  const band = bands[at];
  if (band === undefined) throw new RangeError('A rate needs at least one PerUnit or Flat row');
  const value = exact(band.value);
  const perUnit = isPercentage ? value.dividedBy(100n) : value;
  const amount = band.rateType === 'Flat' ? value : quantity.times(perUnit);
  const slice = {
    rateType: band.rateType,
    above: at === 0 ? 0 : band.break,
    upTo: bands[at + 1]?.break ?? null,
    quantity: formatRatio(quantity, 6),
    value: band.value,
    amount: formatRatio(amount, 4),
  };
  return { amount, slice };
}

/** Returns the minimum from Minimum rows, which add no price for the quantities they cover. */
function floorAt(bands: readonly RateBand[], quantity: Ratio): Ratio {
  const floors = bands.filter((band) => band.rateType === 'Minimum');
  return exact(floors[coveringIndex(floors, quantity)]?.value ?? 0);
}

const pricedBands = (bands: readonly RateBand[]): readonly RateBand[] =>
  bands.some((band) => band.rateType === 'Minimum')
    ? bands.filter((band) => band.rateType !== 'Minimum')
    : bands;

function coveringIndex(bands: readonly RateBand[], quantity: Ratio): number {
  const next = bands.findIndex((band, at) => at > 0 && quantity.compare(exact(band.break)) <= 0);
  return (next === -1 ? bands.length : next) - 1;
}
