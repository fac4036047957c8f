import { whyNot } from '@waybill/contract/finance/lifecycle';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { standingOf } from '../invoices/standing.ts';

/** The maximum number of invoices in one request. */
export const paidTogetherMax = 100;

/**
 * Returns why one payment cannot pay these invoices, or null: they must be of one customer, and one
 * must be owed.
 */
export function whyNotPaidTogether(invoices: readonly InvoiceItem[], t: Translate): string | null {
  const customers = new Set(invoices.map(({ customerId }) => customerId));
  if (customers.size > 1)
    return 'Select invoices of one customer only: a payment comes from a single customer.';
  if (invoices.length > paidTogetherMax) {
    return t('At most {most} invoices at a time.', { most: paidTogetherMax });
  }
  const reasons = invoices.map((invoice) => whyNot(standingOf(invoice), 'pay'));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** Returns the invoices that one payment can pay: those owed by the customer of the first. */
export function payable(invoices: readonly InvoiceItem[]): readonly InvoiceItem[] {
  const owed = invoices.filter((invoice) => whyNot(standingOf(invoice), 'pay') === null);
  return owed.filter(({ customerId }) => customerId === owed[0]?.customerId);
}

/**
 * Returns a customer's open invoices with the selected ones first, as they may be beyond the first
 * page.
 */
export const chosenFirst = (
  chosen: readonly InvoiceItem[],
  open: readonly InvoiceItem[],
): readonly InvoiceItem[] => [
  ...chosen,
  ...open.filter(({ id }) => !chosen.some((invoice) => invoice.id === id)),
];
