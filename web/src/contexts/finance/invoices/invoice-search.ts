import { addDays, isLocalDate, localDate } from '@waybill/kernel/local-date';
import { dayValue, guidValue, idValue, oneOf, or } from '#shell/search-values.ts';
import { allOf, anyContains, listShape } from '#shell/list-page.ts';

/** The predefined views, in the order in which people work through them. */
export const invoiceViews = [
  { id: 'all', name: 'All' },
  { id: 'unpaid', name: 'Unpaid' },
  { id: 'overdue', name: 'Overdue' },
  { id: 'dueSoon', name: 'Due in 7 days' },
  { id: 'draft', name: 'Draft' },
  { id: 'paid', name: 'Paid' },
  { id: 'void', name: 'Void' },
] as const;
export type InvoiceView = (typeof invoiceViews)[number]['id'];

/** The state of the list of invoices in its address. */
export const invoiceShape = {
  ...listShape,
  view: or(oneOf(invoiceViews.map(({ id }) => id)), 'all'),
  customer: idValue,
  /** The billing run that created them. */
  batch: guidValue,
  from: dayValue,
  to: dayValue,
};

/** Owed invoices: neither drafts nor void ones. */
export const owedFilter = "status in ('Issued','PartiallyPaid','Overdue')";
const searched = ['invoiceNumber', 'reference', 'customer/displayName', 'customer/code'];

export type InvoiceNarrowing = {
  readonly q?: string | undefined;
  readonly view: InvoiceView;
  readonly batch?: string | undefined;
  /** The first and last invoice date, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Returns the filter of a selection on the tenant's current date. */
export function invoiceFilter(by: InvoiceNarrowing, today: string): string {
  return allOf([
    anyContains(searched, by.q),
    viewFilter(by.view, today),
    by.batch === undefined ? '' : batchFilter(by.batch),
    by.from !== undefined && isLocalDate(by.from) ? `invoiceDate ge ${by.from}` : '',
    by.to !== undefined && isLocalDate(by.to) ? `invoiceDate le ${by.to}` : '',
  ]);
}

/** Returns the filter for the invoices of one billing run. */
export const batchFilter = (batch: string): string => `invoiceBatchId eq guid'${batch}'`;

/** Returns the filter of a view alone. */
function viewFilter(view: InvoiceView, today: string): string {
  switch (view) {
    case 'all':
      return '';
    case 'unpaid':
      return owedFilter;
    case 'overdue':
      return "status eq 'Overdue'";
    case 'dueSoon':
      return `${owedFilter} and dueDate ge ${today} and dueDate le ${addDays(localDate(today), 7)}`;
    case 'draft':
      return "status eq 'Draft'";
    case 'paid':
      return "status eq 'Paid'";
    case 'void':
      return "status eq 'Void'";
  }
}
