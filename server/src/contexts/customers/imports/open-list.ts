import type { FileStore } from '@waybill/adapters/file-store';
import { customersProblems } from '@waybill/contract/customers/problems';
import type { ImportedList, ListImport } from '@waybill/contract/customers/imports';
import { found, notValidField } from '@waybill/contract/problem';
import { columnsByHeads } from '@waybill/contract/shared/columns';
import { uploadedFile } from '#contexts/records/public.ts';
import type { CsvFile, CsvRow } from '#platform/csv.ts';
import { csvOf } from '#platform/csv-upload.ts';
import type { TenantDb } from '#platform/db/database.ts';

type Asked = {
  readonly fileId: string;
  readonly columns?: Readonly<Record<string, string>> | undefined;
  readonly dryRun: boolean;
};
type Place = { readonly db: TenantDb; readonly files: FileStore };

/** A row of the file with its cells by our columns; columns that the file lacks are absent. */
export type ListRow = CsvRow & { readonly index: number };

/** How a file was read. */
export type Reading = Pick<ListImport, 'heads' | 'columns' | 'missing' | 'sample'>;

/** A file of up to this many rows is taken in at once. */
const mostRows = 50_000;
const sampled = 5;

/**
 * The rows of an uploaded file, under the columns asked for or those that its heads tell. A dry run
 * lists the needed columns that are missing, and reads no row then.
 * @throws {Problem} ImportFileNotFound; NotValid on the file, or on `columns.x`.
 */
export async function openList(
  place: Place,
  asked: Asked,
  list: ImportedList,
): Promise<{ readonly rows: readonly ListRow[]; readonly total: number; readonly read: Reading }> {
  const { ImportFileNotFound } = customersProblems;
  const file = found(await uploadedFile(place, asked.fileId), ImportFileNotFound);
  const csv = csvOf(file, []);
  if (csv.rows.length > mostRows) {
    const message = `The file has ${csv.rows.length} rows. Bring at most ${mostRows} at a time.`;
    throw notValidField('fileId', message);
  }
  const columns = columnsOf(asked, csv, list);
  const missing = list.needed.filter((column) => columns[column] === undefined);
  if (!asked.dryRun) insistOnAll(missing);
  const rows = csv.rows.map((row, at) => ({ ...row, cells: under(columns, row), index: at + 1 }));
  const sample = rows.slice(0, sampled).map(({ cells }) => cells);
  return {
    rows: missing.length === 0 ? rows : [],
    total: rows.length,
    read: { heads: [...csv.heads], columns, missing, sample },
  };
}

/** Head by column: as told, else by the usual heads. */
function columnsOf(asked: Asked, { heads }: CsvFile, list: ImportedList): ListImport['columns'] {
  if (asked.columns === undefined) return columnsByHeads(list.columns, heads);
  const told = Object.entries(asked.columns).filter(([, head]) => head !== '');
  for (const [column, head] of told) {
    if (!(column in list.columns)) throw notValidField(`columns.${column}`, 'No such column');
    if (heads.includes(head)) continue;
    throw notValidField(`columns.${column}`, `The file has no column “${head}”`);
  }
  return Object.fromEntries(told);
}

function insistOnAll([first]: readonly string[]): void {
  if (first === undefined) return;
  throw notValidField(`columns.${first}`, 'Say under which column it stands');
}

const under = (columns: Readonly<Record<string, string>>, { cells }: CsvRow) =>
  Object.fromEntries(
    Object.entries(columns).map(([column, head]) => [column, (cells[head] ?? '').trim()]),
  );
