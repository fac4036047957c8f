import type { getRateMatrix } from '@waybill/contract/rates/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import type { matrixFigures } from '@waybill/contract/rates/shapes';
import type { Pasted } from './paste.ts';

export type Figure = (typeof matrixFigures)[number];
export type MatrixRate = ResultOf<typeof getRateMatrix>['rates'][number];
export type Cell = { readonly row: number; readonly column: number };
/** Numbers that were typed and not yet saved, by lane. */
export type Changes = ReadonlyMap<string, number>;

export const keyOfLane = (fromZone: string, toZone: string): string => `${fromZone}|${toZone}`;

export const ratesByLane = (rates: readonly MatrixRate[]): ReadonlyMap<string, MatrixRate> =>
  new Map(rates.map((rate) => [keyOfLane(rate.fromZone, rate.toZone), rate]));

/** Puts a pasted block at a cell; what lies outside the table is left. */
export function pasted(
  changes: Changes,
  zones: readonly string[],
  { cells }: Pasted,
  at: Cell,
): Changes {
  const next = new Map(changes);
  for (const { row, column, amount } of cells) {
    const [from, to] = [zones[at.row + row], zones[at.column + column]];
    if (from !== undefined && to !== undefined) next.set(keyOfLane(from, to), amount);
  }
  return next;
}

/** The cell that a key leads to, or the same at the edge; nothing for other keys. */
export function moved({ row, column }: Cell, key: string, size: number): Cell | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const within = (value: number) => Math.min(Math.max(value, 0), size - 1);
  return { row: within(row + step[0]), column: within(column + step[1]) };
}

const far = 1_000_000;
/** Rows and columns that a key goes. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -far],
  End: [0, far],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};
