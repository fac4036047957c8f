import type { BookingStatus, PaymentState } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import type { Address } from '@waybill/contract/shared/address';
import type { Item } from '@waybill/contract/shared/freight-item';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import type { FindRecord } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { journeysOf } from './legs/follow-legs.ts';
import type { BookingRow, KeyedText } from './bookings/domain/booking-row.ts';
import { articleNumbers } from './bookings/domain/numbers.ts';
import { addProof } from './bookings/sql/related-rows.ts';
import { booking, bookings, bookingsOfConsignments } from './bookings/sql/booking.ts';
import { legsOf } from './legs/sql.ts';

export {
  type BookingToInvoice,
  lockBookingsToInvoice,
  markInvoiced,
  countToInvoice,
  releaseFromInvoices,
} from './invoicing/invoicing.ts';
export {
  addRecharges,
  invoicedLines,
  lockRechargesToInvoice,
  markRechargesInvoiced,
  type RechargeToAdd,
  type RechargeToInvoice,
  releaseRechargesFromInvoices,
  withdrawRecharges,
} from './invoicing/recharging.ts';
export { type DangerousFreight, dangerousFreightOf } from './dangerous-goods/load-of-bookings.ts';
export { type ImportOutcome, importOutcome } from './imports/outcome.ts';
export { moveBooking, type Movement } from './bookings/move-booking.ts';
export type { PricingContext } from './bookings/command.ts';
export { saveAllBookings, saveBookings } from './bookings/save-booking.ts';
export { countRecharges } from './invoicing/sql/recharges.ts';
export { proofOf, trackingOf } from './bookings/sql/related-rows.ts';

/** A booking as other contexts see it. Weights in grams; the price includes cost and sell. */
export type BookingCard = {
  readonly id: number;
  readonly customerId: number | null;
  readonly status: BookingStatus;
  /** A leg of a journey: internal to the tenant, hidden from the customer. */
  readonly isLeg: boolean;
  readonly consignmentId: string | null;
  readonly manifestNumber: string | null;
  readonly pickupNumber: string | null;
  readonly carrierAccountId: number | null;
  /** OWN for the tenant's own fleet. */
  readonly carrierCode: string | null;
  readonly carrierName: string | null;
  readonly serviceCode: string | null;
  readonly serviceName: string | null;
  readonly fromAddress: Address;
  readonly toAddress: Address;
  readonly items: readonly Item[];
  /** One per piece, as on its label (decisions J-22). */
  readonly articleNumbers: readonly string[];
  readonly pieces: number;
  readonly grams: number;
  readonly chargeableGrams: number;
  /** A string of digits. */
  readonly cubicMillimetres: string;
  readonly pricing: PricingDetail | null;
  readonly reference: readonly KeyedText[];
  readonly customerReference: Readonly<Record<string, string>>;
  readonly costCenter: string | null;
  readonly orderNumber: string | null;
  readonly specialInstructions: string | null;
  readonly deliveryInstructions: string | null;
  readonly pickupOptions: Readonly<Record<string, string>>;
  readonly deliveryOptions: Readonly<Record<string, string>>;
  readonly isDangerous: boolean;
  /** The goods by the UN list, ready to display; null if nothing is dangerous. */
  readonly dangerousGoods: string | null;
  readonly isReady: boolean;
  readonly bookingDate: Date | null;
  readonly pickupReadyAt: Date | null;
  readonly businessClosingAt: Date | null;
  readonly eta: Date | null;
  readonly pickedUpAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly invoiceId: number | null;
  /** The state of a card payment; null if paid on account. */
  readonly paymentState: PaymentState | null;
};

/** Returns a booking for other contexts; undefined if deleted or not visible to the caller. */
export async function bookingCard(db: TenantDb, id: number): Promise<BookingCard | undefined> {
  const row = await booking(db, id);
  return row === undefined ? undefined : cardOf(row);
}

/** Finds the booking that documents are attached to. */
export const bookingRecord: FindRecord = async (db, _, { entityId }) => {
  const row = entityId === undefined ? undefined : await booking(db, entityId);
  return row && { ref: row.id, customerId: row.customer_id };
};

export type BookingForJob = BookingCard & {
  readonly legNumber: number | null;
  /** For a leg: the numbers on labels printed before its journey was split. */
  readonly journey: Pick<BookingCard, 'consignmentId' | 'articleNumbers'> | null;
};

/** Returns the bookings that become jobs, in the order of their ids. */
export async function bookingsForJobs(
  db: TenantDb,
  ids: readonly number[],
): Promise<readonly BookingForJob[]> {
  const rows = await bookings(db, ids);
  const wholes = await bookings(db, journeysOf(rows));
  const journeys = new Map(wholes.map((row) => [row.id, cardOf(row)]));
  return rows.map((row) => ({
    ...cardOf(row),
    legNumber: row.leg_number,
    journey: journeys.get(row.parent_id ?? 0) ?? null,
  }));
}

/** Returns bookings by id, in the order of the ids; deleted ones are omitted. */
export const bookingsByIds = async (
  db: TenantDb,
  ids: readonly number[],
): Promise<readonly BookingCard[]> => (await bookings(db, ids)).map(cardOf);

/** Returns bookings by consignment number. */
export const bookingsByConsignment = async (
  db: TenantDb,
  numbers: readonly string[],
): Promise<readonly BookingCard[]> => (await bookingsOfConsignments(db, numbers)).map(cardOf);

export type ProofToSave = {
  readonly bookingId: number;
  readonly signedBy: string;
  readonly comment?: string | null;
  readonly at: Date;
  /** Ids of stored files that never expire (`storeFile(…, { expiresAt: null })`). */
  readonly signatureFile?: string | null;
  readonly photoFiles?: readonly string[];
};

/**
 * Records who received the freight; the latest proof is shown. `moveBooking` changes the status.
 * @throws {Problem} BookingNotFound
 */
export async function addProofOfDelivery(
  db: TenantDb,
  proof: ProofToSave,
  now: Date,
): Promise<void> {
  const row = found(await booking(db, proof.bookingId), bookingProblems.BookingNotFound);
  const { customer_id: customerId } = row;
  if (customerId === null) throw new Error(`Booking ${row.id} belongs to nobody`);
  const journeyId = await journeyDeliveredBy(db, row);
  if (journeyId !== null) await addProofOfDelivery(db, { ...proof, bookingId: journeyId }, now);
  const saved = {
    ...proof,
    customerId,
    comment: proof.comment ?? null,
    signatureFile: proof.signatureFile ?? null,
    photoFiles: proof.photoFiles ?? [],
  };
  await addProof(db, saved, now);
  publish(db, 'booking.changed', { id: row.id, customerId });
}

/** Copies the receiver of a journey's last leg to the journey. */
async function journeyDeliveredBy(
  db: TenantDb,
  { id, parent_id: journeyId }: BookingRow,
): Promise<number | null> {
  if (journeyId === null) return null;
  return (await legsOf(db, journeyId)).at(-1)?.id === id ? journeyId : null;
}

const cardOf = (row: BookingRow): BookingCard => ({
  id: row.id,
  customerId: row.customer_id,
  status: row.status,
  isLeg: row.parent_id !== null,
  consignmentId: row.consignment_id,
  manifestNumber: row.manifest_number,
  pickupNumber: row.pickup_number,
  carrierAccountId: row.carrier_account_id,
  carrierCode: row.carrier_code,
  carrierName: row.carrier_name,
  serviceCode: row.service_code,
  serviceName: row.service_name,
  fromAddress: row.from_address,
  toAddress: row.to_address,
  items: row.items,
  articleNumbers: articleNumbers(row),
  pieces: row.pieces,
  grams: row.grams,
  chargeableGrams: row.chargeable_grams,
  cubicMillimetres: row.cubic_millimetres,
  pricing: row.pricing,
  reference: row.reference,
  customerReference: row.customer_reference,
  costCenter: row.cost_center,
  orderNumber: row.order_number,
  specialInstructions: row.special_instructions,
  deliveryInstructions: row.delivery_instructions,
  pickupOptions: row.pickup_options,
  deliveryOptions: row.delivery_options,
  isDangerous: row.is_dangerous,
  dangerousGoods: row.is_dangerous ? row.dangerous_un_code : null,
  isReady: row.is_ready,
  bookingDate: row.booking_date,
  pickupReadyAt: row.pickup_ready_at,
  businessClosingAt: row.business_closing_at,
  eta: row.eta,
  pickedUpAt: row.picked_up_at,
  deliveredAt: row.delivered_at,
  invoiceId: row.invoice_id,
  paymentState: row.payment_state,
});

export { bookingCustomValues } from './bookings/sql/custom-values.ts';
