import { sentence } from '@waybill/contract/sentence';
import { notValidField } from '@waybill/contract/problem';
import type { TableImport } from '@waybill/contract/shared/imports';
import type { Upload } from '../context.ts';
import type { RowError } from '../csv-cells.ts';
import { readTable } from './open-table.ts';
import { type ReadTable, TableRefusal } from './table.ts';

/** The maximum number of rows in a file. */
const mostRows = 200_000;

/**
 * Reads the uploaded CSV file or the first sheet of a workbook, with at least these columns.
 * @throws {Problem} NotValid on the file if it cannot be read or lacks a column.
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

/** Returns the response of an import of a table; invalid rows are returned as in the file. */
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
