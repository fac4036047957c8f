import { sentence } from '@waybill/contract/sentence';
import { notValidField } from '@waybill/contract/problem';
import type { TableImport } from '@waybill/contract/shared/imports';
import type { Upload } from '../context.ts';
import type { RowError } from '../csv-cells.ts';
import { readTable } from './open-table.ts';
import { type ReadTable, TableRefusal } from './table.ts';

/** Rows that one file may have. */
const mostRows = 200_000;

/**
 * The uploaded file, CSV or the first sheet of a workbook, with at least these columns.
 * @throws {Problem} NotValid on the file when it cannot be read or lacks a column.
 */
export async function uploadedTable(
  upload: Upload | null,
  needed: readonly string[],
): Promise<ReadTable> {
  const table = await read(upload);
  const heads = new Set(table.heads.map((head) => head.toLowerCase()));
  const missing = needed.filter((head) => !heads.has(head.toLowerCase()));
  if (missing.length === 0) return table;
  throw notValidField(
    'file',
    sentence('The file is missing the column {columns}.', { columns: missing.join(', ') }),
  );
}

type Done = {
  readonly inserted: number;
  readonly updated: number;
  readonly errors: readonly RowError[];
};

/** What an import answers of a table: rows that do not fit as they stand in the file. */
export const tableImport = (
  { heads, rows }: ReadTable,
  { errors, ...done }: Done,
): TableImport => ({
  total: rows.length,
  ...done,
  errors: [...errors],
  heads: [...heads],
  returned: errors.map(({ index }) => ({ ...rows[index - 1]?.cells })),
});

async function read(upload: Upload | null): Promise<ReadTable> {
  try {
    return await readTable(upload?.bytes ?? new Uint8Array(), mostRows);
  } catch (error) {
    if (error instanceof TableRefusal) throw notValidField('file', error.text);
    throw error;
  }
}
