import { countRecharges, markInvoiced, markRechargesInvoiced } from '#contexts/booking/public.ts';
import { type CustomerCard, customersOf } from '#contexts/customers/public.ts';
import { markChargesInvoiced } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { AcceptedReason } from '@waybill/contract/finance/billing/generation';
import { notValidField } from '@waybill/contract/problem';
import { addDays, type LocalDate } from '@waybill/kernel/local-date';
import { partsOf } from '@waybill/kernel/parts';
import { lockBookingsToBill, lockRechargesToBill, type OnRead } from './bookings.ts';
import { areChargesThere, lockJobChargesToBill } from './job-charges.ts';
import { buyerOf } from '../invoices/buyer.ts';
import {
  type BillingItem,
  type BillingDay,
  billingsOf,
  type BookingToBill,
  type CustomerToBill,
  type NotBilled,
  refusal,
  type WorkToBill,
} from './domain/bookings-to-bill.ts';
import { type IsAccepted, acceptedNote, acceptedOf, nothingAccepted } from './domain/pre-flight.ts';
import { feesOfDay } from '../fees/save-fee.ts';
import { dueDateOf } from '../invoices/domain/due-date.ts';
import { isBillingDay } from './domain/period.ts';
import { type FinanceCommand, type IssuedInvoice, issueInvoices } from '../invoices/issue.ts';
import type { FinanceSettings } from '../ledger/office.ts';
import { standingOfBookings } from './sql/bookings.ts';

export type BillingInput = {
  readonly customerIds?: readonly number[] | undefined;
  readonly bookingIds?: readonly number[] | undefined;
  readonly rechargeIds?: readonly number[] | undefined;
  readonly jobChargeIds?: readonly string[] | undefined;
  /** Reasons that the user accepts; none if omitted. */
  readonly accepted?: readonly AcceptedReason[] | undefined;
  /** Only what was supplied on or before this day, in the tenant's zone. */
  readonly deliveredTo?: LocalDate | undefined;
  /** Only customers whose period ended on this day. */
  readonly periodEnd?: LocalDate | undefined;
};

export type BillingPlan = {
  readonly billings: readonly BillingItem[];
  /** Requested by id but not invoiceable. */
  readonly unfit: readonly NotBilled[];
};

type Planning = {
  readonly settings: FinanceSettings;
  readonly date: LocalDate;
  readonly onRead?: OnRead | undefined;
};

/**
 * Plans the invoices of a day over delivered bookings, later charges and job charges, customer by
 * customer, with the reasons for what is not invoiced. Locks all of them until the transaction
 * ends.
 */
export async function planInvoices(
  db: TenantDb,
  input: BillingInput,
  { settings, date, onRead }: Planning,
): Promise<BillingPlan> {
  const accepted = input.accepted ?? [];
  await insistKnown(db, accepted);
  const locked = await lockBookingsToBill(db, input, { timezone: settings.timezone, onRead });
  const recharges = await lockRechargesToBill(db, input, settings.timezone);
  const charges = await lockJobChargesToBill(db, input, settings);
  const day = await billingDayOf(db, settings, { date, accepted: acceptedOf(accepted) });
  const { periodEnd, deliveredTo = periodEnd } = input;
  const bookings = locked.filter(({ suppliedOn }) => isWithin(suppliedOn, deliveredTo));
  const bookingsOf = Map.groupBy(bookings, ({ customerId }) => customerId);
  const rechargesOf = Map.groupBy(
    recharges.filter(({ line }) => isWithin(line.suppliedOn, deliveredTo)),
    ({ customerId }) => customerId,
  );
  const chargesOf = Map.groupBy(
    charges.filter(({ suppliedOn }) => isWithin(suppliedOn, deliveredTo)),
    ({ customerId }) => customerId,
  );
  const theirs = (id: number): WorkToBill => ({
    bookings: bookingsOf.get(id) ?? [],
    charges: chargesOf.get(id) ?? [],
    recharges: rechargesOf.get(id) ?? [],
  });
  const ids = new Set([...bookingsOf.keys(), ...chargesOf.keys(), ...rechargesOf.keys()]);
  const billings: BillingItem[] = [];
  const cards = await customersOf(db, [...ids]);
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const card = cards.get(id);
    if (card === undefined) continue;
    const customer = customerToBill(card);
    const isOver = periodEnd === undefined || isBillingDay(customer.billing, addDays(periodEnd, 1));
    if (isOver) billings.push(...billingsOf(customer, theirs(id), day));
  }
  return { billings, unfit: await unfitOf(db, input, { locked, within: bookings }) };
}

const isWithin = (suppliedOn: LocalDate | null, deliveredTo: LocalDate | undefined): boolean =>
  deliveredTo === undefined || suppliedOn === null || suppliedOn <= deliveredTo;

async function insistKnown(db: TenantDb, accepted: readonly AcceptedReason[]): Promise<void> {
  if (!(await areThere(db, { accepted }))) {
    throw notValidField('accepted', 'We could not find one of these bookings');
  }
}

type Named = Pick<BillingInput, 'bookingIds' | 'rechargeIds' | 'jobChargeIds' | 'accepted'>;

/** True if everything that is named exists, in any status. */
export async function areThere(
  db: TenantDb,
  { bookingIds = [], rechargeIds = [], jobChargeIds = [], accepted = [] }: Named,
): Promise<boolean> {
  const ids = new Set([...bookingIds, ...accepted.map(({ bookingId }) => bookingId)]);
  const recharges = new Set(rechargeIds);
  if (ids.size > 0 && (await standingOfBookings(db, [...ids])).length < ids.size) return false;
  if (!(await areChargesThere(db, jobChargeIds))) return false;
  return recharges.size === 0 || (await countRecharges(db, [...recharges])) === recharges.size;
}

type DayToBill = { readonly date: LocalDate; readonly accepted?: IsAccepted };

/** Reads the values that all invoices of a day share: seller, tax, fees. */
export async function billingDayOf(
  db: TenantDb,
  { seller, terms }: FinanceSettings,
  { date, accepted = nothingAccepted }: DayToBill,
): Promise<BillingDay> {
  return { date, seller, terms, feesFor: await feesOfDay(db, date), accepted };
}

export const customerToBill = (card: CustomerCard): CustomerToBill => ({
  id: card.id,
  type: card.type,
  name: card.displayName,
  isInvoicable: card.isInvoicable,
  grouping:
    card.type === 'Account' && card.invoicePeriod !== 'PerBooking'
      ? card.invoiceGrouping
      : 'Booking',
  billing: { period: card.invoicePeriod, invoiceDay: card.invoiceDay },
  invoiceByEmail: card.invoiceByEmail,
  terms_days: card.paymentTerms,
  buyer: buyerOf(card),
});

type Locked = {
  readonly locked: readonly BookingToBill[];
  /** The locked bookings that were delivered within the period. */
  readonly within: readonly BookingToBill[];
};

/** Returns why bookings that were requested by id are not among those to invoice. */
async function unfitOf(
  db: TenantDb,
  { bookingIds = [] }: BillingInput,
  { locked, within }: Locked,
): Promise<readonly NotBilled[]> {
  const ready = new Set(within.map((booking) => booking.id));
  const late = new Set(locked.filter(({ id }) => !ready.has(id)).map(({ id }) => id));
  const missing = [...new Set(bookingIds)].filter((id) => !ready.has(id));
  if (missing.length === 0) return [];
  const standings = new Map((await standingOfBookings(db, missing)).map((row) => [row.id, row]));
  return missing.map((id) => {
    const row = standings.get(id);
    if (row === undefined) return refusal({ id, referenceNo: '' }, 'NotFound');
    const booking = { id, referenceNo: row.consignment_id ?? '' };
    if (late.has(id)) return refusal(booking, 'AfterPeriod');
    return refusal(booking, row.invoice_id === null ? 'NotDelivered' : 'AlreadyInvoiced');
  });
}

type Issuing = {
  readonly seller: FinanceSettings['seller'];
  readonly invoiceDate: LocalDate;
  readonly batchId: string;
  readonly command: FinanceCommand;
  /** Called with the number of further bookings that are on their invoices. */
  readonly onWritten?: (bookings: number) => void;
};

/** Issues the planned invoices as one batch. */
export async function issuePlanned(
  db: TenantDb,
  billings: readonly BillingItem[],
  { seller, invoiceDate, batchId, command, onWritten }: Issuing,
): Promise<readonly IssuedInvoice[]> {
  const ready = billings.flatMap((billing) =>
    billing.bill === null ? [] : [{ ...billing, bill: billing.bill }],
  );
  const invoices = ready.map(
    ({ customer, type, reference, bookings, charges, recharges, bill }) => ({
      customerId: customer.id,
      type,
      batchId,
      invoiceDate,
      dueDate: dueDateOf(invoiceDate, customer.terms_days),
      terms_days: customer.terms_days,
      reference,
      note: null,
      description: wordsOf({ bookings, charges, recharges }),
      bill,
      buyer: customer.buyer,
      seller,
      bookingIds: bookings.map((booking) => booking.id),
      chargeIds: charges.map((charge) => charge.id),
      rechargeIds: recharges.map((recharge) => recharge.id),
      adhoc: null,
      issuedNote: acceptedNote(bookings),
    }),
  );
  const hand = (issued: readonly IssuedInvoice[]) => handOver(db, issued, onWritten);
  return issueInvoices(db, invoices, { ...command, onWritten: hand });
}

/** The number of bookings per statement: the longest part of a run reports progress in steps. */
const handedAtOnce = 500;

/** Marks bookings and later charges as invoiced, with the invoices that they are on. */
async function handOver(
  db: TenantDb,
  issued: readonly IssuedInvoice[],
  onWritten?: (bookings: number) => void,
): Promise<void> {
  const handed = issued.flatMap(({ id, number, bookingIds }) =>
    bookingIds.map((bookingId) => ({ bookingId, invoiceId: id, invoiceNumber: number })),
  );
  for (const part of partsOf(handed, handedAtOnce)) {
    await markInvoiced(db, part);
    onWritten?.(part.length);
  }
  const charged = issued.flatMap(({ id, number, chargeIds = [] }) =>
    chargeIds.map((chargeId) => ({ chargeId, documentId: id, number })),
  );
  if (charged.length > 0) await markChargesInvoiced(db, charged);
  for (const { id, number, rechargeIds = [] } of issued) {
    if (rechargeIds.length === 0) continue;
    await markRechargesInvoiced(db, { rechargeIds, invoiceId: id, invoiceNumber: number });
  }
}

/** Returns the description of an invoice over this work for statements. */
const wordsOf = ({ bookings, charges, recharges }: WorkToBill): string =>
  [
    counted(bookings.length, 'consignment'),
    counted(charges.length, 'job'),
    counted(recharges.length, 'later charge'),
  ]
    .filter((text) => text !== '')
    .join(', ');

const counted = (count: number, word: string): string => {
  if (count === 0) return '';
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
};
