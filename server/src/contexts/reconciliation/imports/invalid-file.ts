import { toDecimal } from '@waybill/kernel/money';
import { type CsvColumn, writeCsvHead, writeCsvRows } from '#platform/csv.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { cubicMetresOf, kilogramsOf } from './domain/amounts.ts';
import { type InvalidRow, invalidRows } from './sql/importing.ts';

const page = 5000;

const columns: readonly CsvColumn<InvalidRow>[] = [
  { head: 'Row', cell: (row) => row.row_no },
  { head: 'ConsignmentNo', cell: (row) => row.consignment_id },
  { head: 'ServiceCode', cell: (row) => row.service_code },
  { head: 'ServiceName', cell: (row) => row.service_name },
  { head: 'ChargedWeight', cell: (row) => kilogramsOf(row.grams) },
  { head: 'ChargedVolume', cell: (row) => cubicMetresOf(row.cubic_millimetres) },
  { head: 'AmountExTax', cell: (row) => toDecimal(row.amount_minor), decimals: 2 },
  { head: 'Reason', cell: (row) => row.reason },
];

/**
 * Returns the rows of an invoice that have no booking or could not be read, as CSV with the columns
 * of an import and the reason (decisions B-37); null if there are none.
 */
export async function invalidFile(db: TenantDb, id: number): Promise<string | null> {
  let csv = '';
  for (let after: Pick<InvalidRow, 'row_no' | 'part'> = { row_no: 0, part: 0 }; ; ) {
    const rows = await invalidRows(db, id, { after, most: page });
    csv += writeCsvRows(columns, rows);
    if (rows.length < page) return csv === '' ? null : writeCsvHead(columns) + csv;
    after = rows.at(-1) ?? after;
  }
}
