import type { InvoiceStatus, StoredInvoiceStatus } from '@waybill/contract/finance/lifecycle';
import { addDays, type LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';

/** Adds the customer's terms to the invoice date (decisions F-03). */
export const dueDateOf = (invoiceDate: LocalDate, terms_days: number): LocalDate =>
  addDays(invoiceDate, terms_days);

type Dated = { readonly status: StoredInvoiceStatus; readonly dueDate: LocalDate };

/** Returns the displayed status: Overdue from the day after the due date (decisions F-01). */
export function statusOn({ status, dueDate }: Dated, today: LocalDate): InvoiceStatus {
  const isOpen = status === 'Issued' || status === 'PartiallyPaid';
  return isOpen && dueDate < today ? 'Overdue' : status;
}

/** Returns the status of an issued invoice from its outstanding amount (decisions F-02). */
export function statusOwing(amount: Minor, outstanding: Minor): StoredInvoiceStatus {
  if (outstanding === 0) return 'Paid';
  return outstanding < amount ? 'PartiallyPaid' : 'Issued';
}
