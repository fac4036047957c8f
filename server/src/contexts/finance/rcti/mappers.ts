import type { Contractor, Rcti, RctiForEdit } from '@waybill/contract/finance/rcti/shapes';
import { toDecimal } from '@waybill/kernel/money';
import type { Party } from '../invoices/domain/party.ts';
import { rctiBlocker } from './domain.ts';
import type { ContractorRow, RctiLineRow, RctiRow } from './lists.ts';

export const contractorOf = (row: ContractorRow, recipient: Party): Contractor => ({
  driverId: row.driver_guid,
  driverName: row.driver_name,
  name: row.details?.name ?? row.company_name ?? row.driver_name,
  abn: row.details?.abn ?? '',
  address: row.details?.address ?? '',
  email: row.details?.email ?? row.driver_email,
  paymentDetails: row.details?.payment_details ?? '',
  isGstRegistered: row.details?.is_gst_registered ?? true,
  agreedOn: row.details?.agreed_on ?? null,
  termsDays: row.details?.terms_days ?? 14,
  waitingCharges: row.charges,
  waitingAmount: toDecimal(row.amount_minor),
  blocker: rctiBlocker(row.details, recipient),
});

export const rctiOf = (row: RctiRow): Rcti => ({
  id: row.id,
  rctiNumber: row.number,
  driverId: row.driver_guid,
  supplierName: row.supplier.name,
  status: row.status,
  invoiceDate: row.invoice_date,
  dueDate: row.due_date,
  isGstRegistered: row.is_gst_registered,
  taxExclusiveAmount: toDecimal(row.tax_exclusive_minor),
  tax: toDecimal(row.tax_minor),
  amount: toDecimal(row.amount_minor),
  creationTime: row.created_at.toISOString(),
  userName: row.created_by_name,
  sentTo: row.sent_to,
  sentTime: row.sent_at?.toISOString() ?? null,
  payment:
    row.paid_on === null
      ? null
      : {
          paidOn: row.paid_on,
          reference: row.payment_reference ?? '',
          userName: row.paid_by_name ?? '',
        },
  voided:
    row.voided_at === null
      ? null
      : {
          note: row.void_note ?? '',
          userName: row.voided_by_name ?? '',
          creationTime: row.voided_at.toISOString(),
        },
});

export const rctiForEdit = (row: RctiRow, lines: readonly RctiLineRow[]): RctiForEdit => ({
  ...rctiOf(row),
  supplier: partyOf(row.supplier),
  recipient: partyOf(row.recipient),
  paymentDetails: row.payment_details,
  agreedOn: row.agreed_on,
  rctiDetails: lines.map((line) => ({
    id: line.id,
    jobId: line.job_id,
    jobNumber: line.job_number,
    service: line.service,
    description: line.description,
    suppliedOn: line.supplied_on,
    taxExclusiveAmount: toDecimal(line.tax_exclusive_minor),
    tax: toDecimal(line.tax_minor),
    amount: toDecimal(line.amount_minor),
  })),
});

const partyOf = ({ name, abn, lines }: Party) => ({ name, abn, address: lines.join('\n') });
