import type { getRateMatrix } from '@waybill/contract/rates/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import type { matrixFigures } from '@waybill/contract/rates/matrix/shapes';

export type FigureName = (typeof matrixFigures)[number];
export type MatrixRate = ResultOf<typeof getRateMatrix>['rates'][number];
export type MatrixCell = { readonly row: number; readonly column: number };
/** The cells from the start of a selection to its current end. */
export type Range = { readonly anchor: MatrixCell; readonly active: MatrixCell };
/** First and last rows and columns, inclusive. */
export type Block = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};
/** An unsaved number, and the saved one; null without a rate. */
type Change = { readonly amount: number; readonly was: number | null };
export type Changes = ReadonlyMap<string, Change>;

/** The content of a table: its zones, saved numbers and changes. */
export type Sheet = {
  readonly zones: readonly string[];
  /** Returns the saved number of a lane; undefined without a rate. */
  readonly savedOf: (fromZone: string, toZone: string) => number | undefined;
  readonly changes: Changes;
};

export const keyOfLane = (fromZone: string, toZone: string): string => `${fromZone}|${toZone}`;

export const laneOfKey = (key: string): { readonly fromZone: string; readonly toZone: string } => {
  const [fromZone = '', toZone = ''] = key.split('|');
  return { fromZone, toZone };
};

export const ratesByLane = (rates: readonly MatrixRate[]): ReadonlyMap<string, MatrixRate> =>
  new Map(rates.map((rate) => [keyOfLane(rate.fromZone, rate.toZone), rate]));

export const blockOf = ({ anchor, active }: Range): Block => ({
  top: Math.min(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  bottom: Math.max(anchor.row, active.row),
  right: Math.max(anchor.column, active.column),
});

export const isWithin = (
  { top, left, bottom, right }: Block,
  { row, column }: MatrixCell,
): boolean => row >= top && row <= bottom && column >= left && column <= right;

export const only = (cell: MatrixCell): Range => ({ anchor: cell, active: cell });

/** Returns the number of a cell: the changed one, otherwise the saved one. */
export function valueAt({ zones, savedOf, changes }: Sheet, { row, column }: MatrixCell) {
  const [from, to] = [zones[row] ?? '', zones[column] ?? ''];
  return changes.get(keyOfLane(from, to))?.amount ?? savedOf(from, to);
}

type Placed = MatrixCell & { readonly amount: number };

/**
 * Sets numbers of cells; cells outside the table are ignored, and saved numbers are not changes.
 */
export function put({ zones, savedOf, changes }: Sheet, cells: readonly Placed[]): Changes {
  const next = new Map(changes);
  for (const { row, column, amount } of cells) {
    const [from, to] = [zones[row], zones[column]];
    if (from === undefined || to === undefined) continue;
    const key = keyOfLane(from, to);
    const was = next.get(key)?.was ?? savedOf(from, to) ?? null;
    if (amount === was) next.delete(key);
    else next.set(key, { amount, was });
  }
  return next;
}

/** Fills a block with repetitions of another; cells without a number are skipped. */
export function filled(sheet: Sheet, source: Block, target: Block): Changes {
  const height = source.bottom - source.top + 1;
  const width = source.right - source.left + 1;
  const within = (value: number, size: number) => ((value % size) + size) % size;
  const cells = cellsIn(target).flatMap((cell) => {
    if (isWithin(source, cell)) return [];
    const amount = valueAt(sheet, {
      row: source.top + within(cell.row - source.top, height),
      column: source.left + within(cell.column - source.left, width),
    });
    return amount === undefined ? [] : [{ ...cell, amount }];
  });
  return put(sheet, cells);
}

/** Fills a block down from its first row; a single row from the row above. */
export function filledDown(sheet: Sheet, block: Block): Changes {
  const top = block.top === block.bottom ? block.top - 1 : block.top;
  return top < 0 ? sheet.changes : filled(sheet, { ...block, top, bottom: top }, block);
}

/** Fills a block right from its first column; a single column from the one before. */
export function filledRight(sheet: Sheet, block: Block): Changes {
  const left = block.left === block.right ? block.left - 1 : block.left;
  return left < 0 ? sheet.changes : filled(sheet, { ...block, left, right: left }, block);
}

/** Extends a block to a cell, in the direction in which the cell is farther away. */
export function drawnTo(block: Block, { row, column }: MatrixCell): Block {
  const down = Math.max(row - block.bottom, block.top - row, 0);
  const across = Math.max(column - block.right, block.left - column, 0);
  if (down >= across) {
    return { ...block, top: Math.min(block.top, row), bottom: Math.max(block.bottom, row) };
  }
  return { ...block, left: Math.min(block.left, column), right: Math.max(block.right, column) };
}

/** Reverts the changes in a block. */
export function undone({ zones, changes }: Sheet, block: Block): Changes {
  const next = new Map(changes);
  for (const { row, column } of cellsIn(block)) {
    next.delete(keyOfLane(zones[row] ?? '', zones[column] ?? ''));
  }
  return next;
}

/** Converts a block to spreadsheet text. */
export const copied = (sheet: Sheet, { top, left, bottom, right }: Block): string =>
  span(top, bottom)
    .map((row) =>
      span(left, right)
        .map((column) => valueAt(sheet, { row, column }) ?? '')
        .join('\t'),
    )
    .join('\n');

/** Returns the decimals of the most exact number, at least two, so that numbers align. */
export const decimalsOf = (amounts: readonly number[]): number =>
  amounts.reduce((most, amount) => Math.max(most, (String(amount).split('.')[1] ?? '').length), 2);

/** Returns the target cell of a key, or the same cell at the edge; undefined for other keys. */
export function moved(
  { row, column }: MatrixCell,
  key: string,
  size: number,
): MatrixCell | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const within = (value: number) => Math.min(Math.max(value, 0), size - 1);
  return { row: within(row + step[0]), column: within(column + step[1]) };
}

const span = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const cellsIn = ({ top, left, bottom, right }: Block): readonly MatrixCell[] =>
  span(top, bottom).flatMap((row) => span(left, right).map((column) => ({ row, column })));

const far = 1_000_000;
/** Rows and columns that a key moves. */
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
