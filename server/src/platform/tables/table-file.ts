import type { TableFormat } from '@waybill/contract/shared/uploads';
import { type CsvColumn, writeCsvHead, writeCsvRows } from '../csv.ts';
import { workbookOf, type WorkbookCell, workbookType } from './workbook.ts';

type TableToWrite<Row> = {
  /** The file's name without its extension; also names the sheet of a workbook. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly batches: AsyncIterable<readonly Row[]>;
};

/**
 * Returns a table as a CSV file or a workbook of one sheet, for `saveExport`. It is written while
 * its rows are read: memory holds one batch.
 */
export function tableFile<Row>(table: TableToWrite<Row>, format: TableFormat) {
  const { name } = table;
  return format === 'xlsx'
    ? { fileName: `${name}.xlsx`, fileType: workbookType, bytes: workbookBytes(table) }
    : { fileName: `${name}.csv`, fileType: 'text/csv', bytes: csvBytes(table) };
}

async function* csvBytes<Row>({ columns, batches }: TableToWrite<Row>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(writeCsvHead(columns));
  for await (const rows of batches) yield Buffer.from(writeCsvRows(columns, rows));
}

function workbookBytes<Row>({
  name,
  columns,
  batches,
}: TableToWrite<Row>): AsyncGenerator<Uint8Array> {
  const heads = columns.map(({ head, decimals }) => ({
    head,
    width: Math.max(head.length + 4, 14),
    ...(decimals !== undefined && decimals > 0 && { format: `0.${'0'.repeat(decimals)}` }),
  }));
  const cells = async function* () {
    for await (const rows of batches) {
      yield rows.map((row) => columns.map(({ cell }) => cellOf(cell(row))));
    }
  };
  return workbookOf({ name, columns: heads }, cells());
}

const cellOf = (value: ReturnType<CsvColumn<never>['cell']>): WorkbookCell =>
  typeof value === 'boolean' ? String(value) : (value ?? null);
