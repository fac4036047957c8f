import type { CustomerCard } from '#contexts/customers/public.ts';
import type { AdhocInvoice } from '@waybill/contract/finance/invoices/adhoc-invoice';
import type { LocalDate } from '@waybill/kernel/local-date';
import { daysBetween } from '@waybill/kernel/local-date';
import { buyerOf } from './buyer.ts';
import { chargesOf } from './domain/adhoc.ts';
import { billOf } from './domain/bill.ts';
import type { InvoiceToIssue } from './issue.ts';
import type { FinanceSettings } from '../ledger/office.ts';

type Dates = { readonly invoiceDate: LocalDate; readonly dueDate: LocalDate };

/** The invoice that what was typed amounts to. */
export const adhocInvoiceOf = (
  card: CustomerCard,
  adhoc: AdhocInvoice,
  { invoiceDate, dueDate }: Dates,
  { terms, seller }: FinanceSettings,
): InvoiceToIssue => ({
  customerId: card.id,
  type: 'Adhoc',
  batchId: null,
  invoiceDate,
  dueDate,
  terms_days: daysBetween(invoiceDate, dueDate),
  reference: null,
  note: adhoc.note ?? null,
  description: adhoc.description ?? 'Invoice',
  bill: billOf(chargesOf(adhoc, invoiceDate), terms),
  buyer: buyerOf(card),
  seller,
  bookingIds: [],
  adhoc,
});
