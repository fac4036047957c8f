import { add, type Minor, minor, toDecimal } from '@waybill/kernel/money';
import type { ConsignmentRow, ReconciliationLineRow, SummaryRow } from '../decisions/sql/lines.ts';
import { cubicMetresOf, kilogramsOf } from '../imports/domain/amounts.ts';
import type { ReconciliationRow } from './sql.ts';
import type {
  BookingReconciliation,
  Reconciliation,
  ReconciliationForApproval,
  ReconciliationServiceLine,
  UnmatchedConsignment,
} from '@waybill/contract/reconciliation/reconciliations/shapes';

export const reconciliationOf = (row: ReconciliationRow): Reconciliation => ({
  id: row.id,
  status: row.status,
  carrier: row.carrier_code,
  carrierName: row.carrier_name,
  fileGuid: row.file_id,
  invalidBookingFileGuid: row.invalid_file_id,
  creationTime: row.created_at.toISOString(),
  creatorUserName: row.created_by_name,
  fileName: row.file_name,
  invoiceNumber: row.invoice_number,
  problem: row.problem,
  exportedTime: row.exported_at?.toISOString() ?? null,
  progress: {
    rowCount: row.row_count,
    rowsRead: row.rows_read,
    rowsCompared: row.rows_compared,
  },
  totals: {
    lines: row.lines,
    waiting: row.waiting,
    matched: row.matched,
    quoted: toDecimal(minor(row.quoted_minor)),
    invoiced: toDecimal(minor(row.invoiced_minor)),
    difference: toDecimal(minor(row.invoiced_minor - row.quoted_minor)),
    recharged: toDecimal(minor(row.recharged_minor)),
    agreed: toDecimal(minor(row.agreed_minor)),
  },
  bookingReconciliations: [],
});

type Consignments = Pick<ReconciliationForApproval, 'bookingReconciliations' | 'unmatched'>;

type Selected = {
  readonly rows: readonly ConsignmentRow[];
  readonly lines: readonly ReconciliationLineRow[];
  /** The bookings of other carriers, by consignment number. */
  readonly elsewhere: ReadonlyMap<string, UnmatchedConsignment['bookedElsewhere']>;
};

/** Groups lines by consignment, with and without a booking. */
export function consignmentsOf({ rows, lines, elsewhere }: Selected): Consignments {
  const byConsignment = Map.groupBy(lines, (line) => line.consignment_no);
  const selected = rows.map((row) => ({ row, lines: byConsignment.get(row.id) ?? [] }));
  return {
    bookingReconciliations: selected.flatMap(({ row, lines: theirs }) =>
      row.booking_id === null || row.customer_id === null
        ? []
        : [
            {
              ...bookingOf(row, row.booking_id, row.customer_id),
              bookingReconciliationServices: theirs.map(serviceOf),
            },
          ],
    ),
    unmatched: selected.flatMap(({ row, lines: theirs }) =>
      row.booking_id === null || row.customer_id === null
        ? [
            {
              id: row.id,
              consignmentId: row.consignment_id,
              bookedElsewhere: elsewhere.get(row.consignment_id) ?? null,
              chargedWeight: kilogramsOf(row.charged_grams),
              chargedVolume: cubicMetresOf(row.charged_cubic_millimetres),
              bookingReconciliationServices: theirs.map(serviceOf),
            },
          ]
        : [],
    ),
  };
}

type Booked = Omit<BookingReconciliation, 'bookingReconciliationServices'>;

const bookingOf = (row: ConsignmentRow, bookingId: number, customerId: number): Booked => ({
  id: row.id,
  bookingId,
  customerId,
  customerCode: row.customer_code,
  customerName: row.customer_name,
  companyName: row.company_name,
  consignmentId: row.consignment_id,
  bookingStatus: row.booking_status ?? '',
  declaredWeight: row.declared_grams / 1000,
  declaredVolume: row.declared_cubic_millimetres / 1e9,
  chargedWeight: kilogramsOf(row.charged_grams) ?? 0,
  chargedVolume: cubicMetresOf(row.charged_cubic_millimetres) ?? 0,
  isWeightStated: row.charged_grams !== null,
});

const serviceOf = (line: ReconciliationLineRow): ReconciliationServiceLine => ({
  id: line.id,
  carrierInvoiceServiceCode: textOrNull(line.invoice_service_code),
  carrierServiceCode: line.service_code,
  carrierServiceName: line.service_name,
  isAdditionalService: line.is_additional,
  comparedWith: line.compared_with,
  carrierQuotedTaxExclusiveAmount: toDecimal(line.carrier_quoted_minor),
  carrierInvoicedTaxExclusiveAmount: toDecimal(line.carrier_invoiced_minor),
  carrierRechargeTaxExclusiveAmount: toDecimal(line.carrier_recharge_minor),
  carrierRechargeTax: toDecimal(line.carrier_recharge_tax_minor),
  carrierRechargeAmount: total(line.carrier_recharge_minor, line.carrier_recharge_tax_minor),
  quotedTaxExclusiveAmount: toDecimal(line.quoted_minor),
  reQuotedTaxExclusiveAmount: toDecimal(line.requoted_minor),
  customerRechargeTaxExcluiveAmount: toDecimal(line.customer_recharge_minor),
  customerRechargeTax: toDecimal(line.customer_recharge_tax_minor),
  customerRechargeAmount: total(line.customer_recharge_minor, line.customer_recharge_tax_minor),
  status: line.status,
  approvedAmount: line.approved_minor === null ? null : toDecimal(line.approved_minor),
  note: line.note,
  reason: line.reason,
  explanation: line.explanation,
  explanationSentence: line.explanation_sentence ?? undefined,
  resolution: line.resolution,
  approvedBy: line.status === 'Approved' ? line.decided_by_name : null,
  approvedTime: line.status === 'Approved' ? (line.decided_at?.toISOString() ?? null) : null,
});

const total = (amount: Minor, tax: Minor): number => toDecimal(add(amount, tax));
const textOrNull = (text: string): string | null => (text === '' ? null : text);

export const summaryOf = (row: SummaryRow): ReconciliationForApproval['summary'][number] => ({
  reason: row.reason,
  lines: row.lines,
  waiting: row.waiting,
  quoted: toDecimal(row.quoted_minor),
  invoiced: toDecimal(row.invoiced_minor),
  difference: toDecimal(minor(row.invoiced_minor - row.quoted_minor)),
  customerRecharge: toDecimal(row.customer_recharge_minor),
});
