import { sentence } from '@waybill/contract/sentence';
import { unguarded } from '@waybill/kernel/csv-text';
import { parseCsv } from '../csv.ts';
import {
  emptyFile,
  insistOnHeads,
  type ReadTable,
  TableRefusal,
  type TableRow,
  underHeads,
} from './table.ts';

export type TableKind = 'csv' | 'xlsx';

/** A table of text with a header row, read on demand. */
export type OpenTable = {
  readonly heads: readonly string[];
  /** The rows that are not blank, in order. */
  readonly rows: AsyncIterable<TableRow>;
};

/** Detects the type of a file by its first bytes: a workbook is a ZIP archive. */
export const tableKind = (bytes: Uint8Array): TableKind =>
  bytes[0] === 0x50 && bytes[1] === 0x4b ? 'xlsx' : 'csv';

/**
 * Opens a CSV file or the first sheet of a workbook, row by row; a workbook is unpacked as it is
 * read.
 * @throws {TableRefusal} if it cannot be read as a whole; rows may throw it too.
 */
export const openTable = (
  bytes: Uint8Array,
  kind: TableKind = tableKind(bytes),
): Promise<OpenTable> => (kind === 'csv' ? openCsv(bytes) : openWorkbook(bytes));

/**
 * Reads the whole file, if it has at most this many rows.
 * @throws {TableRefusal} if it has more, or cannot be read.
 */
export async function readTable(bytes: Uint8Array, mostRows: number): Promise<ReadTable> {
  const { heads, rows } = await openTable(bytes);
  const read: TableRow[] = [];
  for await (const row of rows) {
    read.push(row);
    if (read.length > mostRows) {
      throw new TableRefusal(
        sentence('The file has more than {count} rows. Import fewer at a time.', {
          count: mostRows,
        }),
      );
    }
  }
  return { heads, rows: read };
}

/** No editor writes the NUL character, and the database cannot store it. */
const noText = 'The file contains the NUL character. Save it again and retry.';

async function openCsv(bytes: Uint8Array): Promise<OpenTable> {
  if (bytes.includes(0)) throw new TableRefusal(noText);
  const { heads, rows } = parseCsv(bytes);
  return { heads, rows: inBatches(rows) };
}

/** Yields to the event loop at intervals. */
async function* inBatches<T>(rows: readonly T[]): AsyncIterable<T> {
  for (const [at, row] of rows.entries()) {
    if (at % 1000 === 999) await new Promise((resolve) => setImmediate(resolve));
    yield row;
  }
}

async function openWorkbook(bytes: Uint8Array): Promise<OpenTable> {
  const lines = filledRows(bytes);
  const first = await lines.next();
  if (first.done) throw new TableRefusal(emptyFile);
  const heads = first.value.texts.map((head) => head.trim());
  insistOnHeads(heads);
  return { heads, rows: named(lines, heads) };
}

type Line = { readonly line: number; readonly texts: readonly string[] };

async function* filledRows(bytes: Uint8Array): AsyncGenerator<Line, void> {
  // Loaded with the first workbook, so that it does not slow down the start.
  const { streamXlsxRows } = await import('hucre/xlsx');
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      const texts = values.map(textOf);
      if (texts.some((text) => text.includes('\0'))) throw new TableRefusal(noText);
      if (texts.some((text) => text.trim() !== '')) yield { line: index + 1, texts };
    }
  } catch (cause) {
    if (cause instanceof TableRefusal) throw cause;
    throw new TableRefusal('The Excel workbook could not be read.', { cause });
  }
}

/**
 * Formats numbers without binary rounding errors; dates, timestamps and times of day as ISO 8601.
 */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toFixed(9)));
  if (value instanceof Date) return momentText(value.toISOString());
  if (typeof value === 'string') return unguarded(value);
  return typeof value === 'boolean' ? String(value) : '';
}

/** A workbook stores a date as its midnight, and a time of day as a time before its first day. */
function momentText(iso: string): string {
  if (iso.startsWith('1899-12-3')) return iso.slice(11, 16);
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}

async function* named(
  lines: AsyncIterable<Line>,
  heads: readonly string[],
): AsyncIterable<TableRow> {
  for await (const { line, texts } of lines) {
    yield { line, cells: underHeads(heads, texts), problem: null };
  }
}
