import type { CreditNote } from '@waybill/contract/finance/shapes';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { BilledCreditNoteRow, ListedCreditLineRow, CreditNoteRow } from './sql/credit-list.ts';
import type { BilledCreditNote } from '@waybill/contract/finance/credit-notes/shapes';

export const creditNoteOf = (row: CreditNoteRow): z.input<typeof CreditNote> => ({
  id: row.id,
  creditNoteNumber: row.number,
  customerId: row.customer_id,
  invoiceId: row.invoice_id,
  invoiceNumber: row.invoice_number,
  amount: toDecimal(row.amount_minor),
  approvedAmount: decimalOrNull(row.approved_minor),
  approvedTax: decimalOrNull(row.approved_tax_minor),
  status: row.status,
  settlement: row.settlement,
  openAmount: toDecimal(row.open_minor),
  creationTime: new Date(row.created_at).toISOString(),
  userName: row.user_name,
  decision:
    row.decided_at === null
      ? null
      : {
          userName: row.decided_by_name ?? '',
          creationTime: new Date(row.decided_at).toISOString(),
        },
  details: row.lines.map(detailOf),
  notes: row.notes.map((note) => ({
    userName: note.user_name,
    note: note.note,
    creationTime: new Date(note.at).toISOString(),
    creatorUserId: note.user_id,
  })),
});

export const billedCreditNoteOf = (row: BilledCreditNoteRow): z.input<typeof BilledCreditNote> => ({
  ...creditNoteOf(row),
  customer: row.customer,
});

const detailOf = (line: ListedCreditLineRow) => ({
  id: line.id,
  invoiceDetailId: line.invoice_line_id,
  amount: toDecimal(line.amount_minor),
  approvedAmount: decimalOrNull(line.approved_minor),
  referenceNo: line.reference_no,
  creditNoteDetailType: line.type,
  notes: line.note,
  description: line.description,
  chargedAmount: toDecimal(line.charged_minor),
  creditableAmount: toDecimal(line.creditable_minor),
});

const decimalOrNull = (amount: Minor | null): number | null =>
  amount === null ? null : toDecimal(amount);
