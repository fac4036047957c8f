import { type CsvRow, CsvRefusal, parseCsv } from '#platform/csv.ts';
import type { SheetKind } from '../sql/uploads.ts';

/** A table of text with a row of heads, CSV or the first sheet of a workbook. */
export type Sheet = {
  readonly heads: readonly string[];
  /** The rows that are not blank, in their order. */
  readonly rows: AsyncIterable<CsvRow>;
};

/** What a file is by its first bytes: a workbook is a ZIP archive. */
export const kindOf = (bytes: Uint8Array): SheetKind =>
  bytes[0] === 0x50 && bytes[1] === 0x4b ? 'xlsx' : 'csv';

/**
 * Opens a file row by row; a workbook is unpacked as it is read.
 * @throws {CsvRefusal} when it cannot be read as a whole; rows may throw it too.
 */
export const openSheet = (kind: SheetKind, bytes: Uint8Array): Promise<Sheet> =>
  kind === 'csv' ? openCsv(bytes) : openWorkbook(bytes);

async function openCsv(bytes: Uint8Array): Promise<Sheet> {
  const { heads, rows } = parseCsv(bytes);
  return { heads, rows: inTurns(rows) };
}

/** Lets others have the event loop every now and then. */
async function* inTurns<T>(rows: readonly T[]): AsyncIterable<T> {
  for (const [at, row] of rows.entries()) {
    if (at % 1000 === 999) await new Promise((resolve) => setImmediate(resolve));
    yield row;
  }
}

async function openWorkbook(bytes: Uint8Array): Promise<Sheet> {
  const lines = filledRows(bytes);
  const first = await lines.next();
  if (first.done) throw new CsvRefusal('The file is empty: it needs a row of heads.');
  const heads = first.value.texts.map((head) => head.trim());
  insistDistinct(heads);
  return { heads, rows: named(lines, heads) };
}

type Line = { readonly line: number; readonly texts: readonly string[] };

async function* filledRows(bytes: Uint8Array): AsyncGenerator<Line, void> {
  // Loaded when somebody brings a workbook: a start is not to wait for it.
  const { streamXlsxRows } = await import('hucre/xlsx');
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      const texts = values.map(textOf);
      if (texts.some((text) => text.trim() !== '')) yield { line: index + 1, texts };
    }
  } catch (cause) {
    if (cause instanceof CsvRefusal) throw cause;
    throw new CsvRefusal('The file is not an Excel workbook that can be read.', { cause });
  }
}

/** Numbers without the dust of binary fractions; dates as ISO 8601. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toFixed(9)));
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

function insistDistinct(heads: readonly string[]): void {
  const filled = heads.map((head) => head.toLowerCase()).filter((head) => head !== '');
  const twice = filled.find((head, at) => filled.indexOf(head) !== at);
  if (twice !== undefined) throw new CsvRefusal(`Two columns are named “${twice}”.`);
}

async function* named(lines: AsyncIterable<Line>, heads: readonly string[]): AsyncIterable<CsvRow> {
  for await (const { line, texts } of lines) {
    const cells = heads.flatMap((head, at) => (head === '' ? [] : [[head, texts[at] ?? '']]));
    yield { line, cells: Object.fromEntries(cells) as Record<string, string>, problem: null };
  }
}
