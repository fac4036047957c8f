import type { BillingDraft } from '@waybill/contract/finance/billing/draft';
import type { InvoiceEmail } from '@waybill/contract/finance/billing/generation';
import { type CustomerBillingItem, linesOf } from './billing-choice.ts';

/** The selection in the address of the page. */
type Search = {
  readonly customer?: number | undefined;
  readonly to?: string | undefined;
  readonly date?: string | undefined;
  readonly email: InvoiceEmail;
};

/**
 * Returns the selection of a run: that of the address, otherwise that of the draft, otherwise all
 * freight up to today.
 */
export function selectionOf(search: Search, draft: BillingDraft | null, today: string) {
  const { customer, to = today, date = today, email } = search;
  if (search.to !== undefined || customer !== undefined || draft === null) {
    return { customer, to, date, email, isResumed: false };
  }
  return {
    customer: draft.customerId,
    to: draft.deliveredTo,
    date: draft.invoiceDate,
    email: draft.invoiceEmail,
    isResumed: true,
  };
}

type Selection = Pick<BillingDraft, 'customerId' | 'deliveredTo' | 'invoiceDate'>;

/** Returns what was chosen for a selection; nothing if the draft is about another one. */
export function choicesFor(
  draft: BillingDraft | null,
  { customerId, deliveredTo, invoiceDate }: Selection,
): Pick<BillingDraft, 'accepted' | 'ticks'> {
  const isSame =
    draft?.customerId === customerId &&
    draft?.deliveredTo === deliveredTo &&
    draft.invoiceDate === invoiceDate;
  return isSame ? draft : { accepted: [], ticks: [] };
}

/**
 * Returns whether the user ticked or unticked an invoice; undefined if neither. An invoice is known
 * by any of its lines: a fixed blocker adds one, perhaps before the others.
 */
export function tickOf(ticks: BillingDraft['ticks'], item: CustomerBillingItem) {
  const lines = new Set(linesOf(item));
  return ticks.find(({ line }) => lines.has(line))?.isTicked;
}

/** Returns the ticks of invoices, each by its first line. */
export const ticksOf = (
  items: readonly CustomerBillingItem[],
  isTicked: (item: CustomerBillingItem) => boolean,
): BillingDraft['ticks'] =>
  items.flatMap((item) => {
    const [line] = linesOf(item);
    return line === undefined ? [] : [{ line, isTicked: isTicked(item) }];
  });
