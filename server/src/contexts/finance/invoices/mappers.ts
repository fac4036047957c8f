import type { BilledCustomer } from '@waybill/contract/finance/shapes';
import { type LocalDate, localDate } from '@waybill/kernel/local-date';
import { subtract, toDecimal } from '@waybill/kernel/money';
import { localDateOf, startOfLocalDay } from '@waybill/kernel/time';
import type { z } from 'zod';
import { creditNoteOf } from '../credit-notes/credit-mappers.ts';
import { statusOn } from './domain/due-date.ts';
import type { FreightRow, InvoiceRow, PaymentRow, PrintedInvoiceRow } from './lists.ts';
import type { Invoice } from '@waybill/contract/finance/invoices/shapes';
import type { Payment } from '@waybill/contract/finance/payments/shapes';

/**
 * The context for mapping a row: the tenant's time zone and today, and whether staff are reading.
 */
export type Reading = {
  readonly timezone: string;
  readonly today: LocalDate;
  readonly isStaff: boolean;
};

/** Returns the first instant of a day in the tenant's zone. */
export const momentOf = (date: LocalDate, timezone: string): string =>
  startOfLocalDay(date, timezone).toISOString();

/** Like `momentOf` for many dates of one zone: computes each once. */
export function momentsIn(timezone: string): (date: LocalDate) => string {
  const known = new Map<LocalDate, string>();
  return (date) => {
    const moment = known.get(date) ?? momentOf(date, timezone);
    known.set(date, moment);
    return moment;
  };
}

/** Returns the day of an API date or instant in the tenant's zone. */
export const dayOf = (day: string, timezone: string): LocalDate =>
  day.includes('T') ? localDateOf(new Date(day), timezone) : localDate(day);

/** Maps an invoice, with the freight of its lines where it was read; notes are for staff only. */
export function invoiceOf(
  row: InvoiceRow & Partial<Pick<PrintedInvoiceRow, 'freight'>>,
  reading: Reading,
): z.input<typeof Invoice> {
  const { timezone, today, isStaff } = reading;
  return {
    id: row.id,
    invoiceNumber: numberOf(row),
    invoiceBatchId: row.batch_id,
    customerId: row.customer_id,
    taxExclusiveAmount: toDecimal(row.tax_exclusive_minor),
    tax: toDecimal(row.tax_minor),
    amount: toDecimal(row.amount_minor),
    outstandingAmount: toDecimal(row.outstanding_minor),
    invoiceDate: momentOf(row.invoice_date, timezone),
    dueDate: momentOf(row.due_date, timezone),
    status: statusOn({ status: row.status, dueDate: row.due_date }, today),
    invoiceType: row.type,
    reference: row.reference,
    customer: customerOf(row.customer),
    invoiceDetails: row.lines.map((line) => detailOf(line, row.freight)),
    invoicePayments: row.payments.map((payment) => ({
      paymentId: payment.id,
      paymentReferenceNumber: payment.reference,
      paymentDate: momentOf(payment.payment_date, timezone),
      paymentType: payment.type,
      paidAmount: toDecimal(payment.amount_minor),
    })),
    creditNotes: row.credit_notes.map(creditNoteOf),
    invoiceHistory: row.events.map((event) => ({
      action: event.action,
      status: event.status,
      amount: toDecimal(event.amount_minor),
      userName: event.user_name,
      creationTime: new Date(event.at).toISOString(),
      note: isStaff ? event.note : null,
      noteSentence: (isStaff && event.note_sentence) || undefined,
    })),
    notes: isStaff ? row.notes.map(noteOf) : [],
    creationTime: row.created_at.toISOString(),
  };
}

export const customerOf = (customer: InvoiceRow['customer']): z.input<typeof BilledCustomer> =>
  customer;

const detailOf = (
  line: InvoiceRow['lines'][number],
  freight: PrintedInvoiceRow['freight'] = {},
) => ({
  id: line.id,
  invoiceDetailType: line.type,
  referenceNo: line.reference_no,
  taxExclusiveAmount: toDecimal(line.tax_exclusive_minor),
  tax: toDecimal(line.tax_minor),
  amount: toDecimal(line.amount_minor),
  description: line.description,
  service: line.service,
  bookingId: line.booking_id,
  freight: line.booking_id === null ? undefined : freightOf(freight[line.booking_id]),
});

const freightOf = (booking: FreightRow | undefined) =>
  booking && {
    orderNumber: booking.order_number,
    pieces: booking.pieces,
    weight: booking.grams / 1000,
  };

const noteOf = (note: InvoiceRow['notes'][number]) => ({
  note: note.note,
  userName: note.user_name,
  creationTime: new Date(note.at).toISOString(),
  creatorUserId: note.user_id,
});

export const paymentOf = (row: PaymentRow, timezone: string): z.input<typeof Payment> => ({
  id: row.id,
  customerId: row.customer_id,
  paidAmount: toDecimal(row.paid_minor),
  paymentReferenceNumber: row.reference,
  paymentDate: momentOf(row.payment_date, timezone),
  note: row.note,
  noteSentence: row.note_sentence ?? undefined,
  paymentType: row.type,
  paymentDetails: [
    {
      id: row.id,
      type: row.type,
      amount: toDecimal(row.paid_minor),
      reference: row.bank_reference ?? '',
    },
  ],
  paymentInvoices: row.invoices.map((invoice) => ({
    invoiceId: invoice.id,
    invoiceNumber: invoice.number,
    paidAmount: toDecimal(invoice.amount_minor),
  })),
  unallocatedAmount: toDecimal(row.unallocated_minor),
  refundedAmount: toDecimal(row.refunded_minor),
  reversal:
    row.reversed_on === null
      ? null
      : {
          userName: row.reversed_by_name ?? '',
          date: momentOf(row.reversed_on, timezone),
          note: row.reversal_note ?? '',
          noteSentence: row.reversal_note_sentence ?? undefined,
        },
  remittanceNumber: row.remittance_number,
  customer: customerOf(row.customer),
  creationTime: row.created_at.toISOString(),
});

/** Returns the displayed number of an invoice. */
export const numberOf = ({ number }: Pick<InvoiceRow, 'number'>): string => number ?? 'Draft';

/** Returns the paid amount of an invoice. */
export const paidOf = (row: InvoiceRow) => subtract(row.amount_minor, row.outstanding_minor);
