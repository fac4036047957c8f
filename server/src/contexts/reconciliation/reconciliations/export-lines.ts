import { type Minor, toDecimal, ZERO } from '@waybill/kernel/money';
import { type CsvColumn, writeCsvHead, writeCsvRows } from '#platform/csv.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { kilogramsOf } from '../imports/domain/amounts.ts';
import { type ReconciliationLineRow, linesAfter } from '../decisions/sql/lines.ts';

const page = 5000;

const money = (
  head: string,
  amountOf: (line: ReconciliationLineRow) => Minor | null,
): CsvColumn<ReconciliationLineRow> => ({
  head,
  decimals: 2,
  cell: (line) => {
    const amount = amountOf(line);
    return amount === null ? null : toDecimal(amount);
  },
});

const columns: readonly CsvColumn<ReconciliationLineRow>[] = [
  { head: 'ConsignmentNo', cell: (line) => line.consignment_id },
  { head: 'ServiceCode', cell: (line) => line.invoice_service_code },
  { head: 'ServiceName', cell: (line) => line.service_name },
  { head: 'DeclaredWeight', cell: (line) => line.declared_grams / 1000 },
  { head: 'ChargedWeight', cell: (line) => kilogramsOf(line.charged_grams) },
  { head: 'ComparedWith', cell: (line) => line.compared_with },
  money('QuotedExTax', (line) => line.carrier_quoted_minor),
  money('AmountExTax', (line) => line.carrier_invoiced_minor),
  money('DifferenceExTax', (line) => line.carrier_recharge_minor),
  money('AgreedExTax', (line) => (line.status === 'Approved' ? line.carrier_invoiced_minor : ZERO)),
  { head: 'Status', cell: (line) => line.status },
  { head: 'Reason', cell: (line) => line.reason },
  { head: 'Explanation', cell: (line) => line.explanation },
  money('CustomerQuotedExTax', (line) => line.quoted_minor),
  money('CustomerRechargeExTax', (line) => line.customer_recharge_minor),
  money('ApprovedExTax', (line) => line.approved_minor),
  { head: 'Resolution', cell: (line) => line.resolution },
  { head: 'Note', cell: (line) => line.note },
  { head: 'DecidedBy', cell: (line) => line.decided_by_name },
  { head: 'DecidedAt', cell: (line) => line.decided_at?.toISOString() },
];

/** Exports all lines of an invoice with their decisions as CSV. */
export async function exportLines(db: TenantDb, id: number): Promise<string> {
  let csv = writeCsvHead(columns);
  for (let after = 0; ; ) {
    const lines = await linesAfter(db, id, { after, most: page });
    csv += writeCsvRows(columns, lines);
    if (lines.length < page) return csv;
    after = lines.at(-1)?.id ?? after;
  }
}
