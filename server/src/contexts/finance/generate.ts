import { markInvoiced } from '#contexts/booking/public.ts';
import { type CustomerCard, customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { LocalDate } from '@waybill/kernel/local-date';
import { lockBookingsToBill } from './bookings.ts';
import { buyerOf } from './buyer.ts';
import {
  type Billing,
  billingsOf,
  type BookingToBill,
  type CustomerToBill,
  type NotBilled,
  refusal,
} from './domain/bookings-to-bill.ts';
import { dueDateOf } from './domain/due.ts';
import { type Deed, type IssuedInvoice, issueInvoices } from './issue.ts';
import type { Office } from './office.ts';
import { standingOfBookings } from './sql/bookings.ts';

export type Asked = {
  readonly customerId?: number | undefined;
  readonly bookingIds?: readonly number[] | undefined;
};

export type Plan = {
  readonly billings: readonly Billing[];
  /** Asked for by number, and not to be invoiced at all. */
  readonly unfit: readonly NotBilled[];
};

/**
 * What would be invoiced of delivered bookings, customer by customer, and what not and why. The
 * bookings are locked until the transaction ends.
 */
export async function planInvoices(db: TenantDb, asked: Asked, office: Office): Promise<Plan> {
  const bookings = await lockBookingsToBill(db, asked, office.timezone);
  const byCustomer = Map.groupBy(bookings, (booking) => booking.customerId);
  const billings: Billing[] = [];
  for (const [customerId, theirs] of [...byCustomer].toSorted(([a], [b]) => a - b)) {
    const card = await customerCard(db, customerId);
    if (card !== undefined) {
      billings.push(...billingsOf(customerToBill(card), theirs, office.seller, office.terms));
    }
  }
  return { billings, unfit: await unfitOf(db, asked, bookings) };
}

/** What billing needs to know of a customer. */
export const customerToBill = (card: CustomerCard): CustomerToBill => ({
  id: card.id,
  name: card.displayName,
  isInvoicable: card.isInvoicable,
  isBilledSingly: card.type !== 'Account',
  terms_days: card.paymentTerms,
  buyer: buyerOf(card),
});

/** Why bookings that were asked for by number are not among those to invoice. */
async function unfitOf(
  db: TenantDb,
  { bookingIds = [] }: Asked,
  locked: readonly BookingToBill[],
): Promise<readonly NotBilled[]> {
  const ready = new Set(locked.map((booking) => booking.id));
  const missing = [...new Set(bookingIds)].filter((id) => !ready.has(id));
  if (missing.length === 0) return [];
  const standings = new Map((await standingOfBookings(db, missing)).map((row) => [row.id, row]));
  return missing.map((id) => {
    const row = standings.get(id);
    if (row === undefined) return refusal({ id, referenceNo: '' }, 'NotFound');
    const booking = { id, referenceNo: row.consignment_id ?? '' };
    return refusal(booking, row.invoice_id === null ? 'NotDelivered' : 'AlreadyInvoiced');
  });
}

type Issuing = { readonly invoiceDate: LocalDate; readonly batchId: string; readonly deed: Deed };

/** Issues what was planned, as one batch. */
export async function issuePlanned(
  db: TenantDb,
  billings: readonly Billing[],
  { seller }: Office,
  { invoiceDate, batchId, deed }: Issuing,
): Promise<readonly IssuedInvoice[]> {
  const invoices = billings.flatMap(({ customer, bookings, bill }) => {
    if (bill === null) return [];
    const { terms_days } = customer;
    return [
      {
        customerId: customer.id,
        type: 'Booking' as const,
        batchId,
        invoiceDate,
        dueDate: dueDateOf(invoiceDate, terms_days),
        terms_days,
        reference: null,
        note: null,
        description: bookings.length === 1 ? '1 consignment' : `${bookings.length} consignments`,
        bill,
        buyer: customer.buyer,
        seller,
        bookingIds: bookings.map((booking) => booking.id),
        adhoc: null,
      },
    ];
  });
  const issued = await issueInvoices(db, invoices, deed);
  for (const { id, number, bookingIds } of issued) {
    await markInvoiced(db, { bookingIds, invoiceId: id, invoiceNumber: number });
  }
  return issued;
}
