import { english, type Message, sentence } from '@waybill/contract/sentence';

/** A row of a file that people bring, CSV or workbook. */
export type TableRow = {
  /** Line of the file on which the row begins; the head row is usually line 1. */
  readonly line: number;
  /** By head as written in the file, trimmed; a row that is too short lacks its last cells. */
  readonly cells: Readonly<Record<string, string>>;
  /** A sentence when the row is not well formed, else null. */
  readonly problem: Message | null;
};

/** A file of rows as a whole; blank rows are left out. */
export type ReadTable = { readonly heads: readonly string[]; readonly rows: readonly TableRow[] };

/** Thrown when a file as a whole cannot be read as a table. */
export class TableRefusal extends Error {
  override name = 'TableRefusal';
  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(english(text), options);
    this.text = text;
  }
}

/** As many columns as a spreadsheet has. */
const mostColumns = 16_384;

/**
 * @throws {TableRefusal} when there are more than a spreadsheet has, or two are alike; case does
 *   not matter.
 */
export function insistOnHeads(heads: readonly string[]): void {
  if (heads.length > mostColumns) {
    throw new TableRefusal(
      sentence('The file has more than {count} columns.', { count: mostColumns }),
    );
  }
  const seen = new Set<string>();
  for (const head of heads.map((head) => head.toLowerCase())) {
    if (head !== '' && seen.has(head))
      throw new TableRefusal(sentence('Two columns are named “{column}”.', { column: head }));
    seen.add(head);
  }
}

/**
 * The cells of a row under the heads that are not blank. Rows hold no more than the file does: a
 * long head above many short rows would fill the memory.
 */
export const underHeads = (
  heads: readonly string[],
  texts: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.flatMap((text, at) => {
      const head = heads[at] ?? '';
      return head === '' ? [] : [[head, text] as const];
    }),
  );

/** What is said of a file without a row. */
export const emptyFile = 'The file is empty. It needs a header row.';
