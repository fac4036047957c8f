import type { CustomerCard } from '#contexts/customers/public.ts';
import type { AdhocInvoice } from '@waybill/contract/finance/invoices/adhoc-invoice';
import type { LocalDate } from '@waybill/kernel/local-date';
import { daysBetween } from '@waybill/kernel/local-date';
import { buyerOf } from './buyer.ts';
import { chargesOf } from './domain/adhoc.ts';
import { billOf } from './domain/bill.ts';
import type { InvoiceToIssue } from './issue.ts';
import type { FinanceSettings } from '../ledger/office.ts';

/** The customer and the days of an ad hoc invoice. */
type AdhocBilling = {
  readonly customer: CustomerCard;
  readonly invoiceDate: LocalDate;
  readonly dueDate: LocalDate;
};

/** Returns the invoice of what the user entered. */
export const adhocInvoiceOf = (
  adhoc: AdhocInvoice,
  { customer, invoiceDate, dueDate }: AdhocBilling,
  { terms, seller }: FinanceSettings,
): InvoiceToIssue => ({
  customerId: customer.id,
  type: 'Adhoc',
  batchId: null,
  invoiceDate,
  dueDate,
  terms_days: daysBetween(invoiceDate, dueDate),
  reference: null,
  note: adhoc.note ?? null,
  description: adhoc.description ?? 'Invoice',
  bill: billOf(chargesOf(adhoc, invoiceDate), terms),
  buyer: buyerOf(customer),
  seller,
  bookingIds: [],
  adhoc,
});
