import { whyNot } from '@waybill/contract/finance/lifecycle';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { standingOf } from '../invoices/standing.ts';

/** More invoices than these are not asked for at once. */
export const paidTogetherMax = 100;

/** Why one payment cannot pay these invoices, or null: they are one customer's, and one is owed. */
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

/** Those of some invoices that one payment can pay: what is owed by the customer of the first. */
export function payable(invoices: readonly InvoiceItem[]): readonly InvoiceItem[] {
  const owed = invoices.filter((invoice) => whyNot(standingOf(invoice), 'pay') === null);
  return owed.filter(({ customerId }) => customerId === owed[0]?.customerId);
}

/**
 * The open invoices of a customer with the chosen ones first, which may be beyond their first page.
 */
export const chosenFirst = (
  chosen: readonly InvoiceItem[],
  open: readonly InvoiceItem[],
): readonly InvoiceItem[] => [
  ...chosen,
  ...open.filter(({ id }) => !chosen.some((invoice) => invoice.id === id)),
];
