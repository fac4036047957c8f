import type { Minor } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { rechargeDetailOf, type RechargeLine } from './domain/recharge.ts';
import * as rows from './sql/recharges.ts';

/** A later carrier charge that the booking's customer must pay. */
export type RechargeToAdd = RechargeLine & {
  readonly bookingId: number;
  /** The carrier invoice line behind it; a database constraint prevents a second recharge. */
  readonly carrierLineId: number;
};

/**
 * Adds recharges to bookings for their customer's next invoice. Charges of a leg are added to its
 * journey, which is what the customer pays.
 */
export async function addRecharges(
  db: TenantDb,
  recharges: readonly RechargeToAdd[],
  now: Date,
): Promise<void> {
  const named = [...new Set(recharges.map(({ bookingId }) => bookingId))];
  if (named.length === 0) return;
  const payers = await rows.journeysOf(db, named);
  const paid = recharges.map((each) => ({
    ...each,
    bookingId: payers.get(each.bookingId) ?? each.bookingId,
  }));
  const ids = [...new Set(paid.map(({ bookingId }) => bookingId))];
  await rows.lockBookings(db, ids);
  const added = await rows.addRecharges(db, paid.map(rowOf), now);
  if (added !== recharges.length) throw new Error('A recharged booking belongs to nobody');
  await republish(db, ids, now);
}

/** Returns the carrier invoice lines whose recharge is on a customer's invoice. */
export async function invoicedLines(
  db: TenantDb,
  carrierLineIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const invoiced = await rows.invoicedOfLines(db, carrierLineIds);
  return new Set(invoiced.map((row) => row.carrier_line_id));
}

/**
 * Withdraws the recharges of carrier invoice lines: all of them, or none if an invoice holds one;
 * the caller must then roll back.
 * @returns false if an invoice holds one
 */
export async function withdrawRecharges(
  db: TenantDb,
  carrierLineIds: readonly number[],
  now: Date,
): Promise<boolean> {
  const theirs = await rows.rechargesOfLines(db, carrierLineIds);
  if (theirs.length === 0) return true;
  const ids = [...new Set(theirs.map(({ booking_id }) => booking_id))];
  await rows.lockBookings(db, ids);
  const withdrawn = await rows.removeWaiting(db, carrierLineIds);
  if (withdrawn < theirs.length) return false;
  await republish(db, ids, now);
  return true;
}

/** Updates the recharge sums in the prices of bookings and publishes their change. */
async function republish(db: TenantDb, ids: readonly number[], now: Date): Promise<void> {
  const all = await rows.rechargesOf(db, ids);
  const byBooking = Map.groupBy(all, (row) => row.booking_id);
  const details = ids.map((id) => {
    const theirs = byBooking.get(id) ?? [];
    return { id, recharge: theirs.length === 0 ? null : rechargeDetailOf(theirs.map(lineOf)) };
  });
  const saved = await rows.saveRechargeDetails(db, details, now);
  const customers = new Map(saved.map((row) => [row.id, row.customer_id]));
  publishAll(
    db,
    ids.map((id) => ({
      name: 'booking.changed',
      payload: { id, customerId: customers.get(id) ?? null },
    })),
  );
}

/** A recharge to invoice. */
export type RechargeToInvoice = {
  readonly id: number;
  readonly bookingId: number;
  readonly customerId: number;
  readonly consignmentId: string;
  readonly orderNumber: string | null;
  readonly costCenter: string | null;
  readonly serviceName: string;
  readonly fromSuburb: string;
  readonly toSuburb: string;
  readonly isTaxed: boolean;
  readonly taxExclusive: Minor;
  readonly tax: Minor;
  readonly note: string | null;
  readonly createdAt: Date;
};

/** Returns uninvoiced recharges of some or all customers, locked until the transaction ends. */
export async function lockRechargesToInvoice(
  db: TenantDb,
  { customerIds }: { readonly customerIds?: readonly number[] },
): Promise<readonly RechargeToInvoice[]> {
  const waiting = await rows.lockToInvoice(db, customerIds ?? null);
  return waiting.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    customerId: row.customer_id,
    consignmentId: row.consignment_id,
    orderNumber: row.order_number,
    costCenter: row.cost_center,
    serviceName: row.service_name,
    fromSuburb: row.from_suburb,
    toSuburb: row.to_suburb,
    isTaxed: row.is_taxed,
    taxExclusive: row.tax_exclusive_minor,
    tax: row.tax_minor,
    note: row.note,
    createdAt: row.created_at,
  }));
}

type Invoiced = {
  readonly rechargeIds: readonly number[];
  readonly invoiceId: number;
  readonly invoiceNumber: string;
};

/** Assigns locked recharges to the invoice that bills them. */
export async function markRechargesInvoiced(
  db: TenantDb,
  { rechargeIds, invoiceId, invoiceNumber }: Invoiced,
): Promise<void> {
  await rows.putOnInvoice(db, rechargeIds, { id: invoiceId, number: invoiceNumber });
}

/** Releases the recharges of cancelled invoices for the next ones. */
export async function releaseRechargesFromInvoices(
  db: TenantDb,
  invoiceIds: readonly number[],
): Promise<void> {
  await rows.takeOffInvoices(db, invoiceIds);
}

const rowOf = (recharge: RechargeToAdd): rows.NewRechargeRow => ({
  booking_id: recharge.bookingId,
  carrier_line_id: recharge.carrierLineId,
  service_code: recharge.serviceCode,
  service_name: recharge.serviceName,
  is_additional: recharge.isAdditional,
  is_taxed: recharge.isTaxed,
  tax_exclusive_minor: recharge.taxExclusive,
  tax_minor: recharge.tax,
  carrier_tax_exclusive_minor: recharge.carrierTaxExclusive,
  carrier_tax_minor: recharge.carrierTax,
  note: recharge.note,
});

const lineOf = (row: rows.RechargeRow): RechargeLine => ({
  serviceCode: row.service_code,
  serviceName: row.service_name,
  isAdditional: row.is_additional,
  isTaxed: row.is_taxed,
  taxExclusive: row.tax_exclusive_minor,
  tax: row.tax_minor,
  carrierTaxExclusive: row.carrier_tax_exclusive_minor,
  carrierTax: row.carrier_tax_minor,
  note: row.note,
});
