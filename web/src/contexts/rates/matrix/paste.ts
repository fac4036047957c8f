type Place = { readonly row: number; readonly column: number };

/** The clipboard's content from a spreadsheet, by the cells that it fills. */
export type Pasted = {
  readonly cells: readonly (Place & { readonly amount: number })[];
  /** Texts that are not prices. */
  readonly refused: readonly (Place & { readonly typed: string })[];
  /** Heads of the pasted block that are not zones; their rows and columns are omitted. */
  readonly strangers: readonly string[];
  /** The number of values beyond the last zone. */
  readonly beyond: number;
};

/**
 * Parses rows of a spreadsheet: tab-separated cells, both `$1,234.50` and `0,45`. Empty cells
 * change nothing. A block with zones in its first row and column is assigned to these zones, any
 * other to `at`.
 */
export function readPaste(text: string, zones: readonly string[], at: Place): Pasted {
  const block = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const { rows, columns, body, strangers } = headed(block, zones) ?? placed(block, at);
  const cells: (Place & { amount: number })[] = [];
  const refused: (Place & { typed: string })[] = [];
  let beyond = 0;
  for (const [down, line] of body.entries()) {
    for (const [across, typed] of line.entries()) {
      const [row = -1, column = -1] = [rows[down], columns[across]];
      if (typed === '' || row < 0 || column < 0) continue;
      const amount = amountOf(typed);
      if (row >= zones.length || column >= zones.length) beyond += 1;
      else if (amount === null) refused.push({ row, column, typed });
      else cells.push({ row, column, amount });
    }
  }
  return { cells, refused, strangers, beyond };
}

/** The target of each row and column of a block; -1 for none. */
type Placing = {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly body: readonly (readonly string[])[];
  readonly strangers: readonly string[];
};

function placed(block: readonly (readonly string[])[], at: Place): Placing {
  const widest = Math.max(...block.map(({ length }) => length));
  return {
    rows: block.map((_, down) => at.row + down),
    columns: Array.from({ length: widest }, (_, across) => at.column + across),
    body: block,
    strangers: [],
  };
}

/** Returns the block without its heads; undefined if its first row and column are not heads. */
function headed(
  block: readonly (readonly string[])[],
  zones: readonly string[],
): Placing | undefined {
  const indexes = new Map(zones.map((zone, index) => [zone.toUpperCase(), index]));
  const indexOf = (head: string) => indexes.get(head.toUpperCase()) ?? -1;
  const [[corner = '', ...above] = [], ...lines] = block;
  const before = lines.map(([head = '']) => head);
  if (amountOf(corner) !== null || ![above, before].every((heads) => areHeads(heads, indexOf))) {
    return undefined;
  }
  return {
    rows: before.map(indexOf),
    columns: above.map(indexOf),
    body: lines.map(([, ...line]) => line),
    strangers: [...new Set([...above, ...before])].filter(
      (head) => head !== '' && indexOf(head) < 0,
    ),
  };
}

/** True if some are zones, and the others are not prices. */
const areHeads = (heads: readonly string[], indexOf: (head: string) => number): boolean =>
  heads.some((head) => indexOf(head) >= 0) &&
  heads.every((head) => indexOf(head) >= 0 || amountOf(head) === null);

const most = 1_000_000;

/** Parses a price; null if it is invalid, negative or above a million. */
export function amountOf(typed: string): number | null {
  const bare = typed.replace(/[\s$€£]/g, '');
  const isComma = /^\d+,\d{1,2}$|^\d+,\d{4,6}$|^\d{1,3}(\.\d{3})+,\d+$/.test(bare);
  const plain = isComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  if (!/^\d*\.?\d+$|^\d+\.$/.test(plain)) return null;
  const amount = Number(plain);
  return amount <= most ? amount : null;
}
