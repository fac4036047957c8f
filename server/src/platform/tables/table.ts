/** A row of a file that people bring, CSV or workbook. */
export type TableRow = {
  /** Line of the file on which the row begins; the head row is usually line 1. */
  readonly line: number;
  /** By head as written in the file, trimmed; a row that is too short has empty cells. */
  readonly cells: Readonly<Record<string, string>>;
  /** A sentence when the row is not well formed, else null. */
  readonly problem: string | null;
};

/** A file of rows as a whole; blank rows are left out. */
export type Table = { readonly heads: readonly string[]; readonly rows: readonly TableRow[] };

/** Thrown when a file as a whole cannot be read as a table. */
export class TableRefusal extends Error {
  override name = 'TableRefusal';
}

/** @throws {TableRefusal} when two heads are alike; case does not matter. */
export function insistDistinct(heads: readonly string[]): void {
  const seen = new Set<string>();
  for (const head of heads.map((head) => head.toLowerCase())) {
    if (head !== '' && seen.has(head)) throw new TableRefusal(`Two columns are named “${head}”.`);
    seen.add(head);
  }
}

/** What is said of a file without a row. */
export const emptyFile = 'The file is empty: it needs a row of heads.';
