import type { Claim } from '@waybill/contract/booking/claims/shapes';
import { toDecimal } from '@waybill/kernel/money';
import type { ClaimRow } from './sql.ts';

export const toClaim = (row: ClaimRow): Claim => ({
  id: row.id,
  bookingId: row.booking_id,
  consignmentId: row.consignment_id,
  customerId: row.customer_id,
  customerName: row.customer_name,
  kind: row.kind,
  status: row.status,
  amount: toDecimal(row.amount_minor),
  acceptedAmount: row.accepted_minor === null ? null : toDecimal(row.accepted_minor),
  note: row.note,
  answer: row.answer,
  lodgedBy: row.lodged_by,
  creationTime: row.created_at.toISOString(),
  decidedBy: row.decided_by,
  decidedTime: row.decided_at?.toISOString() ?? null,
  invoiceId: row.invoice_id,
});
