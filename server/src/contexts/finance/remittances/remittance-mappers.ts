import { toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { RemittanceLineRow, RemittanceRow } from './sql/remittance-list.ts';
import { customerOf, momentOf } from '../invoices/mappers.ts';
import type { RemittanceAdvice } from '@waybill/contract/finance/remittances/shapes';

export const remittanceOf = (
  row: RemittanceRow,
  timezone: string,
): z.input<typeof RemittanceAdvice> => ({
  id: row.id,
  customerId: row.customer_id,
  remittanceNumber: row.number,
  totalAmount: toDecimal(row.total_minor),
  paidAmount: toDecimal(row.paid_minor),
  paymentDate: momentOf(row.payment_date, timezone),
  status: row.status,
  note: row.note,
  invoiceRemittances: row.lines.map(lineOf),
  customer: customerOf(row.customer),
  userName: row.user_name,
  creationTime: row.created_at.toISOString(),
  cancellation: cancellationOf(row),
});

const lineOf = (line: RemittanceLineRow) => ({
  invoiceId: line.invoice_id,
  invoiceNumber: line.invoice_number,
  amount: toDecimal(line.amount_minor),
  paidAmount: toDecimal(line.paid_minor),
  status: standingOf(line),
  note: line.note,
});

function standingOf({ amount_minor, paid_minor }: RemittanceLineRow): string {
  if (paid_minor === amount_minor) return 'Paid';
  return paid_minor > 0 ? 'PartiallyPaid' : 'Pending';
}

function cancellationOf({ cancelled_at, cancelled_by_name, cancel_note }: RemittanceRow) {
  if (cancelled_at === null) return null;
  return {
    userName: cancelled_by_name ?? '',
    note: cancel_note ?? '',
    creationTime: cancelled_at.toISOString(),
  };
}
