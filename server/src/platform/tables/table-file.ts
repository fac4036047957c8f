import type { TableFormat } from '@waybill/contract/shared/uploads';
import { type CsvColumn, writeCsv } from '../csv.ts';
import { workbookOf, type WorkbookCell, workbookType } from './workbook.ts';

type TableToWrite<Row> = {
  /** The file's name without its extension; also names the sheet of a workbook. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: readonly Row[];
};

/** Returns a table as a CSV file or a workbook of one sheet, for `saveExport`. */
export async function tableFile<Row>(table: TableToWrite<Row>, format: TableFormat) {
  const { name, columns, rows } = table;
  return format === 'xlsx'
    ? { fileName: `${name}.xlsx`, fileType: workbookType, bytes: await workbookBytes(table) }
    : {
        fileName: `${name}.csv`,
        fileType: 'text/csv',
        bytes: Buffer.from(writeCsv(columns, rows)),
      };
}

async function workbookBytes<Row>({ name, columns, rows }: TableToWrite<Row>): Promise<Buffer> {
  const heads = columns.map(({ head, decimals }) => ({
    head,
    width: Math.max(head.length + 4, 14),
    ...(decimals !== undefined && decimals > 0 && { format: `0.${'0'.repeat(decimals)}` }),
  }));
  const cells = rows.map((row) => columns.map(({ cell }) => cellOf(cell(row))));
  const batch = async function* () {
    yield cells;
  };
  const pieces: Uint8Array[] = [];
  for await (const piece of workbookOf({ name, columns: heads }, batch())) pieces.push(piece);
  return Buffer.concat(pieces);
}

const cellOf = (value: ReturnType<CsvColumn<never>['cell']>): WorkbookCell =>
  typeof value === 'boolean' ? String(value) : (value ?? null);
