type Place = { readonly row: number; readonly column: number };

/** What a spreadsheet put on the clipboard, by the cells of the table that it is meant for. */
export type Pasted = {
  readonly cells: readonly (Place & { readonly amount: number })[];
  /** What is no price. */
  readonly refused: readonly (Place & { readonly typed: string })[];
  /** Heads of the pasted block that are no zone of the table; what they head is left out. */
  readonly strangers: readonly string[];
  /** How many numbers lie beyond the last zone. */
  readonly beyond: number;
};

/**
 * Reads rows of a spreadsheet: cells parted by tabs, `$1,234.50` and `0,45` alike. Empty cells
 * change nothing. A block with the zones above and before it goes to these zones, any other one to
 * `at`.
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

/** Where each row and column of a block goes; -1 is nowhere. */
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

/** The block without its heads; undefined where its first row and column are no heads. */
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

/** Zones, or some of them among others that at least are no prices. */
const areHeads = (heads: readonly string[], indexOf: (head: string) => number): boolean =>
  heads.some((head) => indexOf(head) >= 0) &&
  heads.every((head) => indexOf(head) >= 0 || amountOf(head) === null);

const most = 1_000_000;

/** A price as people write it; null when it is none, below 0 or above a million. */
export function amountOf(typed: string): number | null {
  const bare = typed.replace(/[\s$€£]/g, '');
  const isComma = /^\d+,\d{1,2}$|^\d+,\d{4,6}$|^\d{1,3}(\.\d{3})+,\d+$/.test(bare);
  const plain = isComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  if (!/^\d*\.?\d+$|^\d+\.$/.test(plain)) return null;
  const amount = Number(plain);
  return amount <= most ? amount : null;
}
