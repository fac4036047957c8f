import type { cellOutcomes, cellRefusals } from '@waybill/contract/rates/matrix/shapes';
import { bandFault } from '../rates/domain/band-faults.ts';
import type { RateBand } from '../rates/domain/bands.ts';
import type { CalculationMethod } from '../pricing/domain/measure.ts';
import { normalised } from '../zones/domain.ts';

/** A rate in force on a lane. */
export type LaneRate = {
  readonly fromZone: string;
  readonly toZone: string;
  readonly calculationMethod: CalculationMethod;
  readonly reciprocal: boolean;
  readonly accumulative: boolean;
  readonly minimum: number;
  readonly cutOffTime: string;
  readonly transitTime: string;
  readonly cubicAllowance: number | null;
  readonly effectiveDate: string;
  readonly expireDate: string | null;
  readonly bands: readonly RateBand[];
};

/** Identifies a number of a rate: that of the band for quantities above `above`; 0 is the first. */
export type MatrixFigureValue = {
  readonly figure: 'value' | 'basic' | 'minimum';
  readonly above: number;
};

type Cell = {
  readonly fromZone: string;
  readonly toZone: string;
  readonly amount: number;
  readonly was?: number | null | undefined;
};

export type MatrixChange = MatrixFigureValue & {
  /** The day from which the new number applies. */
  readonly effectiveDate: string;
  /** The calculation method of a new rate on a lane without one. */
  readonly calculationMethod: CalculationMethod;
  readonly cells: readonly Cell[];
};

export type CellResult = {
  readonly fromZone: string;
  readonly toZone: string;
  readonly outcome: (typeof cellOutcomes)[number];
  readonly reason: (typeof cellRefusals)[number] | null;
  readonly amount: number | null;
};

export type MatrixSet = {
  /** The rates to store, each lane once. */
  readonly rates: readonly LaneRate[];
  readonly cells: readonly CellResult[];
};

type Known = { readonly inForce: readonly LaneRate[]; readonly zones: ReadonlySet<string> };

/**
 * Sets one number on many lanes from a day on: changes a copy of the rate in force, or adds a rate
 * if there is none. If a lane occurs twice, the last number counts. Invalid cells are refused, each
 * with its reason; the others are returned.
 */
export function setMatrix({ inForce, zones }: Known, change: MatrixChange): MatrixSet {
  const before = new Map(inForce.map((rate) => [laneKey(rate), rate]));
  const after = new Map<string, LaneRate>();
  const cells = change.cells.map((cell): CellResult => {
    const { fromZone, toZone } = cell;
    const key = laneKey(cell);
    const old = before.get(key);
    const was = old === undefined ? null : figureOf(old, change);
    const refused = (reason: CellResult['reason']) =>
      ({ fromZone, toZone, outcome: 'refused', reason, amount: was }) as const;
    if (![fromZone, toZone].every((code) => zones.has(normalised(code)))) {
      return refused('unknownZone');
    }
    if (cell.was !== undefined && cell.was !== was) return refused('changedMeanwhile');
    if (old === undefined && change.above > 0) return refused('noFirstBand');
    const rate = withFigure(old ?? emptyRate(cell, change), change, cell.amount);
    if (bandFault(rate.bands) !== undefined) return refused('tooManyBands');
    const isSame =
      old !== undefined && was === cell.amount && bandAbove(old.bands, change.above).isOwn;
    if (isSame) after.delete(key);
    else after.set(key, { ...rate, effectiveDate: change.effectiveDate });
    const changed = old === undefined ? 'added' : 'changed';
    return {
      fromZone,
      toZone,
      outcome: isSame ? 'unchanged' : changed,
      reason: null,
      amount: cell.amount,
    };
  });
  return { rates: [...after.values()], cells };
}

/**
 * Returns the breaks in ascending order; 0 for the first band, which covers everything below it
 * too.
 */
export const breaksOf = (rates: readonly Pick<LaneRate, 'bands'>[]): readonly number[] =>
  [
    ...new Set([
      0,
      ...rates.flatMap(({ bands }) =>
        pricing(bands)
          .slice(1)
          .map((band) => band.break),
      ),
    ]),
  ].toSorted((a, b) => a - b);

/** Returns the band for quantities just above a break, and whether it begins there. */
export function bandAbove(bands: readonly RateBand[], above: number) {
  const rows = pricing(bands);
  const at = rows.findLastIndex((band, row) => row === 0 || band.break <= above);
  return { band: rows[at], isOwn: above === 0 || (at > 0 && rows[at]?.break === above) };
}

export const figureOf = (
  { minimum, bands }: Pick<LaneRate, 'minimum' | 'bands'>,
  { figure, above }: MatrixFigureValue,
): number => (figure === 'minimum' ? minimum : (bandAbove(bands, above).band?.[figure] ?? 0));

/** Lanes are compared regardless of case. */
export const laneKey = ({ fromZone, toZone }: Pick<LaneRate, 'fromZone' | 'toZone'>): string =>
  `${normalised(fromZone)}|${normalised(toZone)}`;

const pricing = (bands: readonly RateBand[]) =>
  bands.filter(({ rateType }) => rateType !== 'Minimum');

/** Sets the number; a new band otherwise copies the band that covered its quantities. */
function withFigure(
  rate: LaneRate,
  { figure, above }: MatrixFigureValue,
  amount: number,
): LaneRate {
  if (figure === 'minimum') return { ...rate, minimum: amount };
  const { band: covering, isOwn } = bandAbove(rate.bands, above);
  if (covering === undefined) return rate;
  const set = { ...covering, [figure]: amount };
  const bands = rate.bands.flatMap((band) => {
    if (band !== covering) return [band];
    return isOwn ? [set] : [band, { ...set, break: above }];
  });
  return { ...rate, bands };
}

const emptyRate = (
  { fromZone, toZone }: Cell,
  { calculationMethod, effectiveDate }: MatrixChange,
): LaneRate => ({
  fromZone: normalised(fromZone),
  toZone: normalised(toZone),
  calculationMethod,
  reciprocal: false,
  accumulative: false,
  minimum: 0,
  cutOffTime: '',
  transitTime: '',
  cubicAllowance: null,
  effectiveDate,
  expireDate: null,
  bands: [
    { rateType: calculationMethod === 'Flat' ? 'Flat' : 'PerUnit', break: 0, basic: 0, value: 0 },
  ],
});
