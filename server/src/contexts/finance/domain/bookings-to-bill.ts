import type { NotInvoicedReason } from '@waybill/contract/finance/generation';
import { type Minor, minor } from '@waybill/kernel/money';
import { type Bill, type BillLine, collectiveBill, quotedBill, type TaxTerms } from './bill.ts';
import type { Party } from './party.ts';

/** A delivered booking that no invoice holds, with the lines that the customer was quoted. */
export type BookingToBill = {
  readonly id: number;
  readonly customerId: number;
  readonly referenceNo: string;
  readonly lines: readonly BillLine[];
};

export type CustomerToBill = {
  readonly id: number;
  readonly name: string;
  readonly isInvoicable: boolean;
  /** Paid by card or before: each booking is invoiced alone, so that both totals agree (F-26). */
  readonly isBilledSingly: boolean;
  /** Days from the invoice to its due date. */
  readonly terms_days: number;
  readonly buyer: Party;
};

export type NotBilled = {
  readonly bookingId: number;
  readonly referenceNo: string;
  readonly reason: NotInvoicedReason;
  readonly message: string;
};

/** One invoice to be, or the reasons why there is none. */
export type Billing = {
  readonly customer: CustomerToBill;
  readonly bookings: readonly BookingToBill[];
  readonly bill: Bill | null;
  readonly notBilled: readonly NotBilled[];
};

/** From this total in minor units a tax invoice names the buyer (GST Act s 29-70(1)(c)(ii)). */
const buyerNamedFrom = minor(100_000);

/** What becomes of one customer's bookings; several billings where each is invoiced alone. */
export function billingsOf(
  customer: CustomerToBill,
  bookings: readonly BookingToBill[],
  seller: Party,
  terms: TaxTerms,
): readonly Billing[] {
  const judged = bookings.map((booking) => ({ booking, why: whyNot(booking, customer) }));
  const ready = judged.filter(({ why }) => why === null).map(({ booking }) => booking);
  const notBilled = judged.flatMap(({ booking, why }) =>
    why === null ? [] : [refusal(booking, why)],
  );
  const groups = customer.isBilledSingly ? ready.map((booking) => [booking]) : [ready];
  const billings = groups
    .filter((group) => group.length > 0)
    .map((group) => billingOf(customer, group, seller, terms));
  const nothing = { customer, bookings: [], bill: null, notBilled };
  return notBilled.length === 0 ? billings : [...billings, nothing];
}

function billingOf(
  customer: CustomerToBill,
  bookings: readonly BookingToBill[],
  seller: Party,
  terms: TaxTerms,
): Billing {
  const lines = bookings.flatMap((booking) => booking.lines);
  const bill = bookings.length === 1 ? quotedBill(lines) : collectiveBill(lines, terms);
  const why = whyIncomplete(customer.buyer, seller, bill.total);
  if (why === null) return { customer, bookings, bill, notBilled: [] };
  const notBilled = bookings.map((booking) => refusal(booking, why));
  return { customer, bookings: [], bill: null, notBilled };
}

/** What the law would miss on a tax invoice of this total, or null. */
export function whyIncomplete(buyer: Party, seller: Party, total: Minor): NotInvoicedReason | null {
  if (seller.name === '' || seller.abn === '') return 'SellerNotNamed';
  const isNamed = buyer.name !== '' || buyer.abn !== '';
  return isNamed || total < buyerNamedFrom ? null : 'BuyerNotNamed';
}

function whyNot(booking: BookingToBill, customer: CustomerToBill): NotInvoicedReason | null {
  if (!customer.isInvoicable) return 'NotInvoicable';
  if (quotedBill(booking.lines).total <= 0) return 'NoPrice';
  return null;
}

export const refusal = (
  { id, referenceNo }: Pick<BookingToBill, 'id' | 'referenceNo'>,
  reason: NotInvoicedReason,
): NotBilled => ({
  bookingId: id,
  referenceNo,
  reason,
  message: sentences[reason],
});

export const sentences: Readonly<Record<NotInvoicedReason, string>> = {
  NotFound: 'We could not find this booking.',
  NotDelivered: 'The booking is not delivered yet.',
  AlreadyInvoiced: 'The booking is on an invoice already.',
  NoPrice: 'The booking has no price.',
  NotInvoicable: 'The customer is set not to be invoiced.',
  BuyerNotNamed: 'From $1,000 a tax invoice needs the name or the ABN of the customer.',
  SellerNotNamed: 'A tax invoice needs your legal name and ABN: please fill in the settings.',
};
