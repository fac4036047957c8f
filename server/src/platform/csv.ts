import { type Message, sentence } from '@waybill/contract/sentence';
import { csvLines, harmless, unguarded } from '@waybill/kernel/csv-text';
import Papa from 'papaparse';
import {
  emptyFile,
  insistOnHeads,
  type ReadTable,
  TableRefusal,
  type TableRow,
  underHeads,
} from './tables/table.ts';

/**
 * A column of a CSV file: its header and its value for a row. Text columns are escaped against
 * formulas.
 */
export type CsvColumn<Row> = {
  readonly head: string;
  /** Null and undefined give an empty cell. */
  readonly cell: (row: Row) => string | number | boolean | null | undefined;
  /** Decimal places of a number, such as 2 for money. */
  readonly decimals?: number;
};

/**
 * Writes a CSV file by decisions X-31: UTF-8, header row, RFC 4180 quoting, CRLF. Text that a
 * spreadsheet would run as a formula gets a leading apostrophe; numbers are left unchanged.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return writeCsvHead(columns) + writeCsvRows(columns, rows);
}

/** Writes only the header row, for streaming a long file. */
export const writeCsvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  csvLines([columns.map(({ head }) => harmless(head))]);

/** Writes rows without a header, for streaming a long file in pieces. */
export const writeCsvRows = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): string => csvLines(rows.map((row) => columns.map((column) => cellText(column, row))));

/**
 * Parses a CSV file by decisions X-31: comma or semicolon, with or without byte-order mark, blank
 * lines skipped. An apostrophe that escapes a formula is removed. Malformed rows contain a problem,
 * so that the valid ones can still be imported. Throws TableRefusal if the bytes are not UTF-8, the
 * header row is missing, or its headers are not acceptable.
 */
export function parseCsv(file: string | Uint8Array): ReadTable {
  const text = sameLineEnds(
    (typeof file === 'string' ? file : decode(file)).replace(/^\uFEFF/, ''),
  );
  const [head, ...records] = readRecords(text);
  if (head === undefined) throw new TableRefusal(emptyFile);
  const heads = head.cells.map((cell) => unguarded(cell).trim());
  insistOnHeads(heads);
  return { heads, rows: records.map((record) => toRow(heads, record)) };
}

type FileRecord = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: Message | null;
};

function cellText<Row>({ cell, decimals }: CsvColumn<Row>, row: Row): string {
  const value = cell(row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return harmless(value);
  if (typeof value === 'number' && decimals !== undefined) return value.toFixed(decimals);
  return String(value);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TableRefusal('The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.');
  }
}

/** Ends all rows by a line feed where a file, edited by several programs, ends them in two ways. */
function sameLineEnds(text: string): string {
  const isMixed = text.includes('\r\n') && /(?<!\r)\n/.test(text.replaceAll(/"[^"]*"/g, ''));
  return isMixed ? text.replaceAll('\r\n', '\n') : text;
}

function readRecords(text: string): readonly FileRecord[] {
  const records: FileRecord[] = [];
  let line = 1;
  let cursor = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }) => {
      const isBlank = data.every((cell) => cell.trim() === '');
      const problem = errors[0] === undefined ? null : 'A quotation mark is not closed.';
      if (!isBlank) records.push({ line, cells: data, problem });
      line += countLineEnds(text.slice(cursor, meta.cursor));
      cursor = meta.cursor;
    },
  });
  return records;
}

/** Returns a semicolon if the header row has more of them than commas. */
function delimiterOf(text: string): ',' | ';' {
  const head = text.slice(0, 10_000).trimStart().split(/\r|\n/, 1)[0] ?? '';
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

const countLineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

function toRow(heads: readonly string[], { line, cells, problem }: FileRecord): TableRow {
  const surplus = cells.slice(heads.length).some((cell) => cell !== '');
  const tooLong = surplus
    ? sentence('The row has {cells} cells, but the header has {heads}.', {
        cells: cells.length,
        heads: heads.length,
      })
    : null;
  return { line, cells: underHeads(heads, cells.map(unguarded)), problem: problem ?? tooLong };
}
