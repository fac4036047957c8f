import { english, type Message, sentence } from '@waybill/contract/sentence';

/** A row of an uploaded file, CSV or workbook. */
export type TableRow = {
  /** Line of the file on which the row starts; the header row is usually line 1. */
  readonly line: number;
  /**
   * Cells by header as written in the file, trimmed; a row that is too short lacks its last cells.
   */
  readonly cells: Readonly<Record<string, string>>;
  /** A sentence if the row is malformed, else null. */
  readonly problem: Message | null;
};

/** The rows of a whole file; blank rows are omitted. */
export type ReadTable = { readonly heads: readonly string[]; readonly rows: readonly TableRow[] };

/** Thrown if a file as a whole cannot be read as a table. */
export class TableRefusal extends Error {
  override name = 'TableRefusal';
  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(english(text), options);
    this.text = text;
  }
}

/** The maximum number of columns of a spreadsheet. */
const mostColumns = 16_384;

/**
 * @throws {TableRefusal} if there are more than a spreadsheet can have, or two are equal regardless
 * of
 *   case.
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
 * Returns the cells of a row under non-blank headers. Rows contain no more cells than the file: a
 * long header above many short rows would fill the memory.
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

/** The message for a file without rows. */
export const emptyFile = 'The file is empty. It needs a header row.';
