import { sentence } from '@waybill/contract/sentence';
import { columnsByHeads } from '@waybill/contract/shared/columns';
import { adminQuery } from '#platform/db/connection.ts';
import { readTable } from '#platform/tables/open-table.ts';
import { TableRefusal } from '#platform/tables/table.ts';
import { readUnNumbers, unColumns } from './domain/un-file.ts';
import { saveUnNumbers } from './reference-data.ts';

export type ImportedUnList = {
  readonly read: number;
  /** The number of added or changed rows. */
  readonly written: number;
  readonly errors: readonly { readonly line: number; readonly message: string }[];
};

const mostRows = 50_000;

/**
 * Imports a UN list, CSV or workbook, to the shared table, as the administrator. Valid rows are
 * saved, replacing existing ones; invalid ones are returned by line. Idempotent.
 * @param source the source of rows without one of their own (decisions T-30)
 * @throws {TableRefusal} if the file is no table or lacks a column
 */
export async function importUnList(
  adminUrl: string,
  bytes: Uint8Array,
  source: string,
): Promise<ImportedUnList> {
  const { heads, rows } = await readTable(bytes, mostRows);
  const columns = columnsByHeads(unColumns, heads);
  for (const needed of ['unNumber', 'description', 'category'] as const) {
    if (columns[needed] === undefined) {
      throw new TableRefusal(
        sentence('The file is missing the column {columns}.', { columns: needed }),
      );
    }
  }
  const { good, errors } = readUnNumbers(rows, columns, source);
  const written = await saveUnNumbers(adminQuery(adminUrl), good, 'replace');
  return { read: good.length, written, errors };
}
