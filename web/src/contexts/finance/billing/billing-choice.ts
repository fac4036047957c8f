import type { ResultOf } from '@waybill/contract/endpoint';
import type { generateInvoices } from '@waybill/contract/finance/endpoints';
import {
  type AcceptedReason,
  type InvoiceEmail,
  type ReasonToDecide,
  reasonsToDecide,
} from '@waybill/contract/finance/billing/generation';
import { add, fromDecimal, toDecimal, ZERO } from '@waybill/kernel/money';

export type CustomerBillingItem = ResultOf<typeof generateInvoices>['customers'][number];

/** Returns the items of a preview that become invoices. */
export const readyOf = (
  customers: readonly CustomerBillingItem[],
): readonly CustomerBillingItem[] => customers.filter(({ invoice }) => invoice !== null);

/** Returns the reasons why bookings are left out, most frequent first, each with its bookings. */
export function blockersOf(blocked: readonly Blocked[]) {
  const byReason = Map.groupBy(blocked, ({ message }) => message);
  return [...byReason]
    .map(([message, bookings]) => ({ message, bookings }))
    .toSorted((a, b) => b.bookings.length - a.bookings.length);
}

/** Returns names of the lines of an invoice to be, each the same as long as it is not invoiced. */
export const linesOf = ({
  customerId,
  invoiced,
  invoicedJobs,
  rechargeIds,
}: CustomerBillingItem): readonly string[] =>
  [
    ...invoiced.map(({ bookingId }) => bookingId),
    ...invoicedJobs.map(({ jobChargeId }) => jobChargeId),
    ...rechargeIds.map((id) => `recharge-${id}`),
  ].map((line) => `${customerId} ${line}`);

/** Returns the bookings that a preview leaves out. */
export const blockedOf = (customers: readonly CustomerBillingItem[]): readonly Blocked[] =>
  customers.flatMap(({ customerName, notInvoiced }) =>
    notInvoiced.map((each) => ({ ...each, customerName })),
  );

export type Blocked = CustomerBillingItem['notInvoiced'][number] & {
  readonly customerName: string;
};

/** Returns the bookings that a user may invoice nevertheless, as sent to the server. */
export const acceptable = (blocked: readonly Blocked[]): readonly AcceptedReason[] =>
  blocked.flatMap(({ bookingId, reason }) => (isToDecide(reason) ? [{ bookingId, reason }] : []));

const isToDecide = (reason: string): reason is ReasonToDecide =>
  reasonsToDecide.some((each) => each === reason);

/** Returns how many e-mails invoices cause on issue; undefined until it is known. */
export function emailsOf(
  customers: readonly CustomerBillingItem[],
  choice: InvoiceEmail,
  counts: ReadonlyMap<number, { readonly preferred: number; readonly always: number }> | undefined,
): number | undefined {
  if (choice === 'Never') return 0;
  if (counts === undefined) return undefined;
  const emailsFor = ({ customerId, isPaidByCard }: CustomerBillingItem): number => {
    const count = counts.get(customerId ?? 0);
    if (isPaidByCard || count === undefined) return 0;
    return choice === 'Always' ? count.always : count.preferred;
  };
  return customers.reduce((sum, each) => sum + emailsFor(each), 0);
}

/** Returns the total of invoices, including tax. */
export const totalOf = (customers: readonly CustomerBillingItem[]): number =>
  toDecimal(add(ZERO, ...customers.map(({ invoice }) => fromDecimal(invoice?.amount ?? 0))));

/** Returns the total of the previous invoices of the same freight, if there were any. */
export const beforeOf = (customers: readonly CustomerBillingItem[]): number =>
  toDecimal(add(ZERO, ...customers.map(({ lastAmount }) => fromDecimal(lastAmount ?? 0))));

/** Returns the bookings of invoices: sent to create just these. */
export const bookingsOf = (customers: readonly CustomerBillingItem[]): number[] =>
  customers.flatMap(({ invoiced }) => invoiced.map(({ bookingId }) => bookingId));

/** Returns the later charges of invoices, sent beside the bookings. */
export const rechargesOf = (customers: readonly CustomerBillingItem[]): number[] =>
  customers.flatMap(({ rechargeIds }) => rechargeIds);

/** Returns the job charges of invoices, sent beside the bookings. */
export const jobChargesOf = (customers: readonly CustomerBillingItem[]): string[] =>
  customers.flatMap(({ invoicedJobs }) => invoicedJobs.map(({ jobChargeId }) => jobChargeId));
