import { emptyPiece, isBlank, type PieceValues } from './values.ts';

type Column = Exclude<keyof PieceValues, 'productId'>;

const headings: Readonly<Record<string, Column>> = {
  package: 'packageType',
  type: 'packageType',
  packaging: 'packageType',
  qty: 'quantity',
  quantity: 'quantity',
  pieces: 'quantity',
  pcs: 'quantity',
  items: 'quantity',
  l: 'length',
  length: 'length',
  w: 'width',
  width: 'width',
  h: 'height',
  height: 'height',
  kg: 'weight',
  weight: 'weight',
  description: 'description',
  contents: 'description',
};

const numbersFirst: readonly Column[] = [
  'quantity',
  'length',
  'width',
  'height',
  'weight',
  'description',
];

/**
 * Parses the items of pasted spreadsheet cells: lines of tab-separated cells. Headings in the first
 * line define the columns; without them, the columns are pieces, length, width, height (cm), weight
 * (kg) and description, preceded by the package type if the first cell is a word. Null for text
 * that is not a table, which is then pasted as text. Surplus lines are left to the caller.
 */
export function pastedItems(text: string): readonly PieceValues[] | null {
  if (!/[\t\n]/.test(text.trim())) return null;
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const named = namedColumns(lines[0] ?? []);
  const rows = named ? lines.slice(1) : lines;
  const pieces = rows.map((cells) => pieceOf(cells, named ?? columnsOf(cells)));
  return pieces.length > 0 ? pieces : null;
}

/** The maximum number of item lines of a booking (decisions B-08). */
export const itemLinesMax = 200;

/**
 * Inserts lines: in place of a blank one at `at`, otherwise after it. Returns the index of the last
 * inserted line, and the number of lines that exceed the maximum.
 */
export function withPut(lines: readonly PieceValues[], at: number, pieces: readonly PieceValues[]) {
  const isFree = isBlank(lines[at] ?? emptyPiece);
  const before = lines.slice(0, isFree ? at : at + 1);
  const all = [...before, ...pieces, ...lines.slice(at + 1)];
  return {
    items: all.slice(0, itemLinesMax),
    last: Math.min(before.length + pieces.length, itemLinesMax) - 1,
    leftOut: Math.max(0, all.length - itemLinesMax),
  };
}

function namedColumns(cells: readonly string[]): readonly (Column | null)[] | null {
  const columns = cells.map((cell) => headings[firstWord(cell)] ?? null);
  return columns.filter((column) => column !== null).length >= 2 ? columns : null;
}

const columnsOf = ([first = '']: readonly string[]): readonly Column[] =>
  Number.isNaN(numberOf(first)) && first !== '' ? ['packageType', ...numbersFirst] : numbersFirst;

function pieceOf(cells: readonly string[], columns: readonly (Column | null)[]): PieceValues {
  const input = columns.flatMap((column, at): readonly (readonly [Column, string | number])[] => {
    const cell = cells[at] ?? '';
    if (column === null || cell === '') return [];
    if (column === 'packageType' || column === 'description') return [[column, cell]];
    const value = numberOf(cell);
    return Number.isNaN(value) ? [] : [[column, value]];
  });
  return { ...emptyPiece, ...Object.fromEntries(input) };
}

const firstWord = (cell: string): string => /^[a-z]+/.exec(cell.toLowerCase())?.[0] ?? '';

/** Parses `1,200.5 kg` as 1200.5; NaN for a word. */
const numberOf = (cell: string): number => {
  const digits = /^-?[\d,]*\.?\d+/.exec(cell)?.[0];
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
};
