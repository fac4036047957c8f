import type { Band } from './bands.ts';
import type { CalculationMethod } from './measure.ts';
import { normalised } from './zones.ts';

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
  readonly bands: readonly Band[];
};

export type MatrixChange = {
  readonly figure: 'value' | 'basic' | 'minimum';
  /** From which day on the lanes have the new number. */
  readonly effectiveDate: string;
  /** What a lane without a rate counts. */
  readonly calculationMethod: CalculationMethod;
  readonly cells: readonly {
    readonly fromZone: string;
    readonly toZone: string;
    readonly amount: number;
  }[];
};

/**
 * The rates that set one number of many lanes from a day on: what is in force there with that number
 * changed, a new rate where there is none. Of a lane that is named twice the last number counts. Lanes
 * that have the number already are left out.
 */
export function matrixRates(
  inForce: readonly LaneRate[],
  change: MatrixChange,
): readonly LaneRate[] {
  const byLane = new Map(inForce.map((rate) => [laneKey(rate), rate]));
  const wanted = new Map(change.cells.map((cell) => [laneKey(cell), cell]));
  return [...wanted].flatMap(([key, cell]) => {
    const before = byLane.get(key);
    const rate = before ?? emptyRate(cell, change);
    const after = withFigure(rate, change.figure, cell.amount);
    const isSame = before !== undefined && figureOf(before, change.figure) === cell.amount;
    return isSame ? [] : [{ ...after, effectiveDate: change.effectiveDate }];
  });
}

export const figureOf = (
  { minimum, bands: [first] }: Pick<LaneRate, 'minimum' | 'bands'>,
  figure: MatrixChange['figure'],
): number => (figure === 'minimum' ? minimum : (first?.[figure] ?? 0));

/** A lane is the same in any case. */
export const laneKey = ({ fromZone, toZone }: Pick<LaneRate, 'fromZone' | 'toZone'>): string =>
  `${normalised(fromZone)}|${normalised(toZone)}`;

function withFigure(rate: LaneRate, figure: MatrixChange['figure'], amount: number): LaneRate {
  if (figure === 'minimum') return { ...rate, minimum: amount };
  return {
    ...rate,
    bands: rate.bands.map((band, at) => (at === 0 ? { ...band, [figure]: amount } : band)),
  };
}

const emptyRate = (
  { fromZone, toZone }: MatrixChange['cells'][number],
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
