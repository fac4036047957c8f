import { sentence } from '@waybill/contract/sentence';
import { notValidField } from '@waybill/contract/problem';
import { columnsByHeads } from '@waybill/contract/shared/columns';
import type {
  ImportedList,
  ListFile,
  ListImport,
  MendedRow,
} from '@waybill/contract/shared/imports';
import type { RowError } from '../csv-cells.ts';
import { readTable } from './open-table.ts';
import { type ReadTable, TableRefusal, type TableRow } from './table.ts';

type Query = Pick<ListFile, 'columns' | 'dryRun' | 'mended'>;

/** A row of the file with its cells by our columns; columns that the file lacks are absent. */
export type ListRow = TableRow & { readonly index: number };

/** A file of a list, with the columns used to read it. */
export type OpenList = {
  /** Empty if required columns are missing. */
  readonly rows: readonly ListRow[];
  readonly table: ReadTable;
  readonly read: Pick<ListImport, 'heads' | 'columns' | 'missing' | 'sample'>;
};

/** The maximum number of rows that are imported in one request. */
const mostRows = 50_000;
const sampled = 5;

/**
 * Reads the rows of a CSV file or workbook, with the requested columns or those derived from its
 * headers. A dry run lists missing required columns, and reads no rows then.
 * @throws {Problem} NotValid on the file, or on `columns.x`.
 */
export async function openList(
  bytes: Uint8Array,
  query: Query,
  list: ImportedList,
): Promise<OpenList> {
  const table = withMended(await read(bytes, list.mostRows ?? mostRows), query.mended ?? []);
  const columns = columnsOf(query, table.heads, list);
  const missing = list.needed.filter((column) => columns[column] === undefined);
  if (!query.dryRun) insistOnAll(missing);
  const rows = table.rows.map((row, at) => ({ ...row, cells: under(columns, row), index: at + 1 }));
  const sample = rows.slice(0, sampled).map(({ cells }) => cells);
  return {
    rows: missing.length === 0 ? rows : [],
    table,
    read: { heads: [...table.heads], columns, missing, sample },
  };
}

/** Returns the response of an import for a gathered file. */
export function listImport(
  { table, read }: OpenList,
  done: {
    readonly added: readonly unknown[];
    readonly changed: readonly unknown[];
    readonly errors: readonly RowError[];
  },
): ListImport {
  return {
    total: table.rows.length,
    inserted: done.added.length,
    updated: done.changed.length,
    errors: [...done.errors],
    returned: done.errors.map(({ index }) => ({ ...table.rows[index - 1]?.cells })),
    ...read,
  };
}

async function read(bytes: Uint8Array, most: number): Promise<ReadTable> {
  try {
    return await readTable(bytes, most);
  } catch (error) {
    if (error instanceof TableRefusal) throw notValidField('fileId', error.text);
    throw error;
  }
}

/** Returns the table with the cells of corrected rows in place of those of the file. */
function withMended({ heads, rows }: ReadTable, mended: readonly MendedRow[]): ReadTable {
  const cellsOf = new Map(mended.map(({ index, cells }) => [index, cells]));
  const isKnown = ([head]: readonly [string, string]) => heads.includes(head);
  return {
    heads,
    rows: rows.map((row, at) => {
      const mending = cellsOf.get(at + 1);
      if (mending === undefined) return row;
      const known = Object.fromEntries(Object.entries(mending).filter(isKnown));
      return { ...row, cells: { ...row.cells, ...known }, problem: null };
    }),
  };
}

/** Header by column: as given, else by the usual headers. */
function columnsOf(
  { columns: columnNames }: Query,
  heads: readonly string[],
  list: ImportedList,
): ListImport['columns'] {
  if (columnNames === undefined) return columnsByHeads(list.columns, heads);
  const chosen = Object.entries(columnNames).filter(([, head]) => head !== '');
  for (const [column, head] of chosen) {
    if (!(column in list.columns)) throw notValidField(`columns.${column}`, 'No such column');
    if (heads.includes(head)) continue;
    throw notValidField(
      `columns.${column}`,
      sentence('The file has no column “{column}”', { column: head }),
    );
  }
  return Object.fromEntries(chosen);
}

function insistOnAll([first]: readonly string[]): void {
  if (first === undefined) return;
  throw notValidField(`columns.${first}`, 'Choose the column');
}

const under = (columns: Readonly<Record<string, string>>, { cells }: TableRow) =>
  Object.fromEntries(
    Object.entries(columns).map(([column, head]) => [column, (cells[head] ?? '').trim()]),
  );
