import type { getRateMatrix } from '@waybill/contract/rates/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import type { matrixFigures } from '@waybill/contract/rates/matrix/shapes';

export type FigureName = (typeof matrixFigures)[number];
export type MatrixRate = ResultOf<typeof getRateMatrix>['rates'][number];
export type MatrixCell = { readonly row: number; readonly column: number };
/** Cells from where a selection began to where it stands. */
export type Range = { readonly anchor: MatrixCell; readonly active: MatrixCell };
/** First and last rows and columns, both included. */
export type Block = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};
/** A number that was typed and not yet saved, and what stood there before; null without a rate. */
type Change = { readonly amount: number; readonly was: number | null };
export type Changes = ReadonlyMap<string, Change>;

/** What a table shows: its zones, what is saved, and what is not yet. */
export type Sheet = {
  readonly zones: readonly string[];
  /** The number of a lane as it is saved; undefined without a rate. */
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

/** The number a cell shows: what was typed, else what is saved. */
export function valueAt({ zones, savedOf, changes }: Sheet, { row, column }: MatrixCell) {
  const [from, to] = [zones[row] ?? '', zones[column] ?? ''];
  return changes.get(keyOfLane(from, to))?.amount ?? savedOf(from, to);
}

type Placed = MatrixCell & { readonly amount: number };

/**
 * Puts numbers into cells; what lies outside the table is left, and what is as saved is no change.
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

/** Fills a block with another, over and over; cells without a number are left out. */
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

/** Fills down from the first row of a block, of a single row from the row above it. */
export function filledDown(sheet: Sheet, block: Block): Changes {
  const top = block.top === block.bottom ? block.top - 1 : block.top;
  return top < 0 ? sheet.changes : filled(sheet, { ...block, top, bottom: top }, block);
}

/** Fills right from the first column of a block, of a single column from the one before it. */
export function filledRight(sheet: Sheet, block: Block): Changes {
  const left = block.left === block.right ? block.left - 1 : block.left;
  return left < 0 ? sheet.changes : filled(sheet, { ...block, left, right: left }, block);
}

/** A block drawn out to a cell, along the direction in which the cell is farther away. */
export function drawnTo(block: Block, { row, column }: MatrixCell): Block {
  const down = Math.max(row - block.bottom, block.top - row, 0);
  const across = Math.max(column - block.right, block.left - column, 0);
  if (down >= across) {
    return { ...block, top: Math.min(block.top, row), bottom: Math.max(block.bottom, row) };
  }
  return { ...block, left: Math.min(block.left, column), right: Math.max(block.right, column) };
}

/** Takes back what was typed into a block. */
export function undone({ zones, changes }: Sheet, block: Block): Changes {
  const next = new Map(changes);
  for (const { row, column } of cellsIn(block)) {
    next.delete(keyOfLane(zones[row] ?? '', zones[column] ?? ''));
  }
  return next;
}

/** A block as spreadsheets take it. */
export const copied = (sheet: Sheet, { top, left, bottom, right }: Block): string =>
  span(top, bottom)
    .map((row) =>
      span(left, right)
        .map((column) => valueAt(sheet, { row, column }) ?? '')
        .join('\t'),
    )
    .join('\n');

/** As many decimals as the most exact number has, two at least: numbers stand under each other. */
export const decimalsOf = (amounts: readonly number[]): number =>
  amounts.reduce((most, amount) => Math.max(most, (String(amount).split('.')[1] ?? '').length), 2);

/** The cell that a key leads to, or the same at the edge; nothing for other keys. */
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
