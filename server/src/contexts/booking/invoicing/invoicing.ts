import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { type Minor, negate } from '@waybill/kernel/money';
import { changeExposures } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import {
  type Handed,
  lockToInvoice,
  putOnInvoices,
  takeOffInvoices,
  workToInvoice,
} from './sql/invoicing.ts';

/** Delivered freight to invoice. `total` is the sum of its lines, tax included. */
export type BookingToInvoice = {
  readonly id: number;
  readonly customerId: number;
  readonly consignmentId: string;
  readonly reference: readonly { readonly key: string; readonly value: string }[];
  readonly orderNumber: string | null;
  readonly costCenter: string | null;
  readonly serviceName: string;
  readonly fromSuburb: string;
  readonly toSuburb: string;
  readonly pieces: number;
  readonly grams: number;
  readonly chargeableGrams: number;
  /** A string of digits. */
  readonly cubicMillimetres: string;
  readonly pricing: PricingDetail;
  readonly total: Minor;
  readonly totalTax: Minor;
  readonly bookingDate: Date | null;
  readonly deliveredAt: Date | null;
  readonly isOwnFleet: boolean;
  readonly hasProofOfDelivery: boolean;
};

type Query = {
  readonly customerIds?: readonly number[];
  readonly bookingIds?: readonly number[];
};

/** Returns delivered, uninvoiced bookings, locked until the transaction ends. */
export async function lockBookingsToInvoice(
  db: TenantDb,
  { customerIds, bookingIds }: Query,
): Promise<readonly BookingToInvoice[]> {
  const rows = await lockToInvoice(db, customerIds ?? null, bookingIds ?? null);
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customer_id,
    consignmentId: row.consignment_id,
    reference: row.reference,
    orderNumber: row.order_number,
    costCenter: row.cost_center,
    serviceName: row.service_name,
    fromSuburb: row.from_suburb,
    toSuburb: row.to_suburb,
    pieces: row.pieces,
    grams: row.grams,
    chargeableGrams: row.chargeable_grams,
    cubicMillimetres: row.cubic_millimetres,
    pricing: row.pricing,
    total: row.total_minor,
    totalTax: row.total_tax_minor,
    bookingDate: row.booking_date,
    deliveredAt: row.delivered_at,
    isOwnFleet: row.is_own_fleet,
    hasProofOfDelivery: row.has_proof,
  }));
}

/** Counts delivered, uninvoiced bookings by customer; 0 for customers with only later charges. */
export async function countToInvoice(db: TenantDb): Promise<ReadonlyMap<number, number>> {
  const rows = await workToInvoice(db);
  return new Map(rows.map((row) => [row.customer_id, row.bookings]));
}

/**
 * Assigns bookings to invoices and releases their credit, because the invoices, added by finance,
 * hold it from now on. The credit rows of the customers must already be locked.
 */
export async function markInvoiced(db: TenantDb, handed: readonly Handed[]): Promise<void> {
  const held = await putOnInvoices(db, handed);
  const changes = byCustomer(held).map(([customerId, sum]) => ({ customerId, by: negate(sum) }));
  if (changes.length > 0) await changeExposures(db, changes);
}

/**
 * Releases bookings from cancelled invoices. Returns the credit that they hold again by customer;
 * the caller adds it and removes that of the invoices.
 */
export const releaseFromInvoices = async (
  db: TenantDb,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, Minor>> =>
  new Map(byCustomer(await takeOffInvoices(db, invoiceIds)));

type Held = { readonly customer_id: number; readonly exposure_minor: Minor };

/** Sums in the order of customer ids, which is the common lock order. */
function byCustomer(held: readonly Held[]): readonly (readonly [number, Minor])[] {
  const sums = new Map<number, number>();
  for (const { customer_id, exposure_minor } of held) {
    sums.set(customer_id, (sums.get(customer_id) ?? 0) + exposure_minor);
  }
  return [...sums]
    .filter(([, sum]) => sum !== 0)
    .toSorted(([a], [b]) => a - b)
    .map(([id, sum]) => [id, sum as Minor]);
}
