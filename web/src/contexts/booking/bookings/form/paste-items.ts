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
 * Items of a pasted piece of spreadsheet: lines of cells parted by tabs. A first line of headings
 * tells what the columns are; else they are pieces, length, width, height (cm), weight (kg) and
 * description, after the package type where the first cell is a word. Null for text that is no
 * table, which is then pasted as text. Lines that a booking has no room for are the caller's to
 * tell.
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

/** Item lines of one booking (decisions B-08). */
export const itemLinesMax = 200;

/**
 * Lines with others put in: these take the place of a blank one at `at`, else come after it. Says
 * which line was put last, and how many there was no room for.
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

/** `1,200.5 kg` is 1200.5; NaN for a word. */
const numberOf = (cell: string): number => {
  const digits = /^-?[\d,]*\.?\d+/.exec(cell)?.[0];
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
};
