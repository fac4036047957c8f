import type { InvoiceGrouping } from '@waybill/contract/customers/customers/choices';
import type { NotInvoicedReason } from '@waybill/contract/finance/billing/generation';
import type { LocalDate } from '@waybill/kernel/local-date';
import { add, type Minor, minor } from '@waybill/kernel/money';
import {
  type Bill,
  type BillLine,
  collectiveBill,
  quotedBill,
  type BillTaxTerms,
} from '../../invoices/domain/bill.ts';
import { feeLines, type FeeToCharge, type FreightToCharge } from '../../fees/domain.ts';
import { type BillingPeriod, lastPeriodEnd } from './period.ts';
import type { Party } from '../../invoices/domain/party.ts';
import { type IsAccepted, type Doubted, doubtsOf } from './pre-flight.ts';

/** The values by which a customer's invoices can be split. */
export type Grouped = { readonly costCenter: string | null; readonly orderNumber: string | null };

/** A delivered booking that is on no invoice, with the lines that the customer was quoted. */
export type BookingToBill = Doubted &
  Grouped & {
    readonly id: number;
    readonly customerId: number;
    readonly referenceNo: string;
    /** The day of delivery in the tenant's zone; null if unknown. */
    readonly suppliedOn: LocalDate | null;
    readonly lines: readonly BillLine[];
    /** Chargeable weight. */
    readonly grams: number;
    /** Digits. */
    readonly cubicMillimetres: string;
    readonly pieces: number;
  };

/** A carrier's later charge that waits for the customer's next invoice. */
export type RechargeToBill = Grouped & {
  readonly id: number;
  readonly customerId: number;
  readonly line: BillLine;
};

/** A closed charge of a job that waits for the customer's next invoice. */
export type JobChargeToBill = Grouped & {
  readonly id: string;
  readonly jobId: string;
  readonly customerId: number;
  readonly referenceNo: string;
  readonly suppliedOn: LocalDate;
  readonly lines: readonly BillLine[];
};

/** The work of one customer that waits for an invoice. */
export type WorkToBill = {
  readonly bookings: readonly BookingToBill[];
  readonly charges: readonly JobChargeToBill[];
  readonly recharges: readonly RechargeToBill[];
};

/** The values that all invoices of a run share. */
export type BillingDay = {
  readonly date: LocalDate;
  readonly seller: Party;
  readonly terms: BillTaxTerms;
  readonly feesFor: (customer: CustomerToBill, type: BillingType) => readonly FeeToCharge[];
  /** Reasons that a user reviewed and accepted. */
  readonly accepted: IsAccepted;
};

export type BillingType = 'Booking' | 'Job' | 'Recharge';

export type CustomerToBill = {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly isInvoicable: boolean;
  /**
   * Bookings paid by card or in advance are invoiced one by one, so that both totals agree (F-26).
   */
  readonly grouping: InvoiceGrouping;
  readonly billing: BillingPeriod;
  readonly invoiceByEmail: boolean;
  /** Days from the invoice to its due date. */
  readonly terms_days: number;
  readonly buyer: Party;
};

export type NotBilled = {
  readonly bookingId: number;
  readonly referenceNo: string;
  readonly reason: NotInvoicedReason;
  readonly message: string;
  /** Before tax; null if the booking could not be read for billing. */
  readonly taxExclusive: Minor | null;
  readonly carrierCost: Minor | null;
  readonly reconciliationId: number | null;
};

/** One planned invoice, or the reasons why there is none. */
export type BillingItem = WorkToBill & {
  readonly customer: CustomerToBill;
  readonly type: BillingType;
  /** The cost centre or order number that the invoice is for, or null. */
  readonly reference: string | null;
  readonly bill: Bill | null;
  readonly notBilled: readonly NotBilled[];
};

/** From this total in minor units a tax invoice names the buyer (GST Act s 29-70(1)(c)(ii)). */
const buyerNamedFrom = minor(100_000);

/** Plans the invoices of one customer, one per group, and adds what is not invoiced. */
export function billingsOf(
  customer: CustomerToBill,
  { bookings, charges, recharges }: WorkToBill,
  day: BillingDay,
): readonly BillingItem[] {
  const judged = bookings.map((booking) => ({
    booking,
    why: whyNot(booking, customer, day.accepted),
  }));
  const ready = judged.filter(({ why }) => why === null).map(({ booking }) => booking);
  const notBilled = judged.flatMap(({ booking, why }) =>
    why === null ? [] : [refused(booking, why)],
  );
  const later = customer.isInvoicable ? { charges, recharges } : noWork;
  const work = { bookings: ready, charges: later.charges, recharges: later.recharges };
  const billings = groupsOf(customer.grouping, work)
    .filter((group) => !isEmpty(group))
    .map((group) => billingOf(customer, group, day));
  const none = { type: 'Booking' as const, reference: null, bill: null };
  const nothing = { customer, ...none, ...noWork, notBilled };
  return notBilled.length === 0 ? billings : [...billings, nothing];
}

const isEmpty = ({ bookings, charges, recharges }: WorkToBill): boolean =>
  bookings.length + charges.length + recharges.length === 0;

type Group = WorkToBill & { readonly reference: string | null };

/** Splits the work by invoice. Work without a cost centre or order number shares one invoice. */
function groupsOf(grouping: InvoiceGrouping, work: WorkToBill): readonly Group[] {
  const { bookings, charges, recharges } = work;
  if (grouping === 'Customer') return [{ ...work, reference: null }];
  if (grouping === 'Booking') {
    const singly = [
      ...bookings.map((booking) => ({ ...noWork, bookings: [booking] })),
      ...charges.map((charge) => ({ ...noWork, charges: [charge] })),
    ];
    return [...singly, { ...noWork, recharges }].map((one) => ({ ...one, reference: null }));
  }
  const referenceOf = ({ costCenter, orderNumber }: Grouped): string =>
    ((grouping === 'CostCenter' ? costCenter : orderNumber) ?? '').trim();
  const references = new Set([...bookings, ...charges, ...recharges].map(referenceOf));
  return [...references].toSorted().map((reference) => ({
    bookings: bookings.filter((one) => referenceOf(one) === reference),
    charges: charges.filter((one) => referenceOf(one) === reference),
    recharges: recharges.filter((one) => referenceOf(one) === reference),
    reference: reference === '' ? null : reference,
  }));
}

/**
 * True if any freight of the invoice falls in a period of its customer that has ended by the end of
 * a day. Lines without a day of supply are always due.
 */
export function isDue(
  { customer, bookings, charges, recharges }: BillingItem,
  asOf: LocalDate,
): boolean {
  const end = lastPeriodEnd(customer.billing, asOf);
  const lines = [
    ...[...bookings, ...charges].flatMap((one) => one.lines),
    ...recharges.map(({ line }) => line),
  ];
  return lines.some(({ suppliedOn }) => suppliedOn === null || suppliedOn <= end);
}

const noWork: WorkToBill = { bookings: [], charges: [], recharges: [] };

function billingOf(customer: CustomerToBill, work: Group, day: BillingDay): BillingItem {
  const { bookings, charges, recharges } = work;
  const type = typeOf(work);
  const freight = type === 'Recharge' ? recharges.map(asFreight) : bookings;
  const { date, terms, seller } = day;
  const fees = feeLines(day.feesFor(customer, type), freight, { date, taxRate: terms.rate });
  const lines = [
    ...bookings.flatMap((booking) => booking.lines),
    ...charges.flatMap((charge) => charge.lines),
    ...recharges.map(({ line }) => line),
    ...fees,
  ];
  const isOne = bookings.length + charges.length === 1 && recharges.length === 0;
  const bill = isOne ? quotedBill(lines) : collectiveBill(lines, terms);
  const why = whyIncomplete(customer.buyer, seller, bill.total);
  if (why === null) return { customer, type, ...work, bill, notBilled: [] };
  const notBilled = bookings.map((booking) => refused(booking, why));
  return { ...work, customer, type, ...noWork, bill: null, notBilled };
}

/** Returns the invoice's type: that of its freight if it has any, otherwise that of its jobs. */
function typeOf({ bookings, charges }: WorkToBill): BillingType {
  if (bookings.length > 0) return 'Booking';
  return charges.length > 0 ? 'Job' : 'Recharge';
}

/** A recharge counts only by its amount: fees for its freight were charged before. */
const asFreight = ({ id, line }: RechargeToBill): FreightToCharge => ({
  id,
  referenceNo: line.referenceNo,
  grams: 0,
  cubicMillimetres: '0',
  pieces: 0,
  lines: [line],
});

/** Returns what the law requires and a tax invoice of this total lacks, or null. */
export function whyIncomplete(buyer: Party, seller: Party, total: Minor): NotInvoicedReason | null {
  if (seller.name === '' || seller.abn === '') return 'SellerNotNamed';
  const isNamed = buyer.name !== '' || buyer.abn !== '';
  return isNamed || total < buyerNamedFrom ? null : 'BuyerNotNamed';
}

function whyNot(
  booking: BookingToBill,
  customer: CustomerToBill,
  accepted: IsAccepted,
): NotInvoicedReason | null {
  if (!customer.isInvoicable) return 'NotInvoicable';
  if (quotedBill(booking.lines).total <= 0) return 'NoPrice';
  return doubtsOf(booking).find((reason) => !accepted(booking.id, reason)) ?? null;
}

const refused = (booking: BookingToBill, reason: NotInvoicedReason): NotBilled => ({
  ...refusal(booking, reason),
  taxExclusive: add(...booking.lines.map(({ amount }) => amount)),
  carrierCost: booking.carrierCost,
  reconciliationId: reason === 'ExtraUndecided' ? booking.undecidedIn : null,
});

export const refusal = (
  { id, referenceNo }: Pick<BookingToBill, 'id' | 'referenceNo'>,
  reason: NotInvoicedReason,
): NotBilled => ({
  bookingId: id,
  referenceNo,
  reason,
  message: sentences[reason],
  taxExclusive: null,
  carrierCost: null,
  reconciliationId: null,
});

export const sentences: Readonly<Record<NotInvoicedReason, string>> = {
  NotFound: 'We could not find this booking.',
  NotDelivered: 'The booking is not delivered yet.',
  AlreadyInvoiced: 'The booking is already on an invoice.',
  AfterPeriod: 'The booking was delivered after the period.',
  NoPrice: 'The booking has no price.',
  NotInvoicable: 'The customer is excluded from billing runs.',
  BuyerNotNamed: "Tax invoices of $1,000 or more need the customer's name or ABN.",
  SellerNotNamed: 'A tax invoice needs your legal name and ABN: please fill in the settings.',
  ProofMissing: 'Delivered by own fleet without proof of delivery.',
  ExtraUndecided: 'A carrier adjustment is waiting for a decision.',
  NegativeMargin: "The customer's price is below the carrier's cost.",
};
