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

/** Delivered freight as an invoice needs it. `total` is what its lines add up to, tax included. */
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
  /** Digits. */
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

/** Delivered bookings that no invoice holds, locked until the transaction ends. */
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

/**
 * How many delivered bookings of each customer no invoice holds; 0 of whom only later charges wait.
 */
export async function countToInvoice(db: TenantDb): Promise<ReadonlyMap<number, number>> {
  const rows = await workToInvoice(db);
  return new Map(rows.map((row) => [row.customer_id, row.bookings]));
}

/**
 * Hands bookings to invoices. They no longer hold their customers' credit: the invoices do, which
 * finance adds; the customers' standings must be locked by then.
 */
export async function markInvoiced(db: TenantDb, handed: readonly Handed[]): Promise<void> {
  const held = await putOnInvoices(db, handed);
  const changes = byCustomer(held).map(([customerId, sum]) => ({ customerId, by: negate(sum) }));
  if (changes.length > 0) await changeExposures(db, changes);
}

/**
 * Frees the bookings of invoices that were taken back. They hold their customers' credit again: how
 * much of each is answered, and added by whoever takes the invoices' own away.
 */
export const releaseFromInvoices = async (
  db: TenantDb,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, Minor>> =>
  new Map(byCustomer(await takeOffInvoices(db, invoiceIds)));

type Held = { readonly customer_id: number; readonly exposure_minor: Minor };

/** Sums in the order of the customers' numbers, in which everybody locks them. */
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
