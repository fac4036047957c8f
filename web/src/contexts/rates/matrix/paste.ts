/** What a spreadsheet put on the clipboard: numbers by place, and what is none. */
export type Pasted = {
  /** `row` and `column` count from the cell that was pasted into. */
  readonly cells: readonly {
    readonly row: number;
    readonly column: number;
    readonly amount: number;
  }[];
  readonly refused: readonly string[];
};

/**
 * Reads rows of a spreadsheet: cells parted by tabs, `$1,234.50` and `0,45` alike. Empty cells change
 * nothing.
 */
export function readPaste(text: string): Pasted {
  const cells: { row: number; column: number; amount: number }[] = [];
  const refused: string[] = [];
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const [row, line] of rows.entries()) {
    for (const [column, cell] of line.split('\t').entries()) {
      const typed = cell.trim();
      if (typed === '') continue;
      const amount = amountOf(typed);
      if (amount === null) refused.push(typed);
      else cells.push({ row, column, amount });
    }
  }
  return { cells, refused };
}

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
