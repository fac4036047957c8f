import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { type Sentence } from '@waybill/contract/sentence';
import type { Consigning, ConsigningState } from '@waybill/contract/booking/consigning/shapes';
import type { JourneyLeg } from '@waybill/contract/booking/legs/shapes';
import type { Booking, BookingDetail } from '@waybill/contract/booking/shapes';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { toDecimal } from '@waybill/kernel/money';
import type { BookingRow } from './booking-row.ts';
import { sentenceFor, valueFor } from '../../operation-logs/domain/log-mapper.ts';
import { articleNumbers } from './numbers.ts';
import { withoutCarrierSide } from '../../pricing/domain/price.ts';

/** The ids of a journey's legs, and of the other legs of a leg's journey. */
export type Family = {
  readonly child_ids: readonly number[];
  readonly sibling_ids: readonly number[];
};

/** A booking with its card payment and its related legs. */
export type DetailedBookingRow = BookingRow &
  Family & {
    readonly customer_code: string | null;
    readonly customer_type: string | null;
    readonly customer_name: string | null;
    readonly customer_company_name: string | null;
    readonly customer_card_contact: string | null;
    readonly customer_email: string | null;
    /** Values of the tenant's custom fields that the session may see. */
    readonly custom_seen: EntityData;
  };

/** Columns that are shown only in the detail view; lists neither return nor read them. */
export const detailAlone = [
  'customer_reference',
  'custom',
  'cost_center_id',
  'cost_center',
  'carrier_name',
  'resource_token',
  'quote_id',
  'freight_minor',
  'insurance_minor',
  'total_minor',
  'total_tax_minor',
  'carrier_total_minor',
  'ssccs',
  'exposure_minor',
  'is_ready',
  'item_lines',
  'pieces',
  'dangerous_un_code',
  'dangerous_package_type',
  'dangerous_description',
  'insurance_type',
  'cut_off_at',
  'booked_at',
  'price_in_one',
  'status_at',
  'manifest_id',
  'picked_up_at',
  'delivered_at',
] as const satisfies readonly (keyof BookingRow)[];

type Named = Pick<
  DetailedBookingRow,
  | 'customer_id'
  | 'customer_code'
  | 'customer_name'
  | 'customer_card_contact'
  | 'customer_company_name'
  | 'customer_email'
>;

/** A booking without the columns of the detail view, and without legs, which few bookings have. */
export type ListedBookingRow = Omit<
  DetailedBookingRow,
  (typeof detailAlone)[number] | keyof Family
>;

type Tracked = {
  readonly booking_id: number;
  readonly status: string;
  readonly at: Date;
  readonly received_at: Date;
  readonly details: readonly { readonly key: string; readonly value: string }[];
};

type Logged = {
  readonly id: number;
  readonly booking_id: number;
  readonly operation: string;
  readonly status: string;
  readonly value: string | null;
  readonly value_sentence: Sentence | null;
  readonly attempt: number | null;
  readonly created_at: Date;
};

export type DeliveryProof = {
  readonly signed_by: string;
  readonly comment: string | null;
  readonly delivered_at: Date;
  readonly received_at: Date;
  readonly signature_file: string | null;
  readonly photo_files: readonly string[];
};

/** The related rows of one booking. */
export type RelatedRows = {
  readonly tracking: readonly Tracked[];
  readonly logs: readonly Logged[];
  readonly family: Family;
  /** Staff see the carrier's costs; customers never do. */
  readonly seesCosts: boolean;
};

/** Maps a row to a booking in a list response. */
export function toBooking(
  row: ListedBookingRow,
  { tracking, logs, family, seesCosts }: RelatedRows,
): Booking {
  const priced = (detail: PricingDetail | null): PricingDetail | null =>
    detail === null || seesCosts ? detail : withoutCarrierSide(detail);
  return {
    id: row.id,
    creationTime: row.created_at.toISOString(),
    lastModificationTime: iso(row.updated_at),
    creatorUserId: row.created_by,
    lastModifierUserId: row.updated_by,
    customer: customerOf(row),
    customerContactName: row.customer_contact_name,
    companyName: row.company_name,
    carrier: row.carrier_code,
    carrierAccountName: row.carrier_account_name,
    carrierServiceName: row.service_name,
    carrierServiceCode: row.service_code,
    carrierAccountId: row.carrier_account_id,
    bookingDate: iso(row.booking_date),
    pickupReadyTime: iso(row.pickup_ready_at),
    businessClosingTime: iso(row.business_closing_at),
    bookingStatus: row.status,
    invoiceId: row.invoice_id,
    invoiceNumber: row.invoice_number,
    fromAddress: row.from_address,
    toAddress: row.to_address,
    specialInstructions: row.special_instructions,
    deliveryInstructions: row.delivery_instructions,
    items: [...row.items],
    pricingDetail: priced(row.pricing),
    rechargeDetail: priced(row.recharge),
    operationHistory: logs.map((log) => toOperationEntry(log, seesCosts)),
    trackingDetails: tracking.map(toTrackingEntry),
    manifestId: row.manifest_number,
    consignmentId: row.consignment_id,
    pickupRequestId: row.pickup_number,
    reference: row.reference.map((pair) => ({ ...pair })),
    ...totalsOf(row),
    batchId: row.batch_id,
    pickupOptions: { ...row.pickup_options },
    deliveryOptions: { ...row.delivery_options },
    ...namedBy(row),
    cubicFactor: row.cubic_factor === null ? null : Number(row.cubic_factor),
    lastTrackingStatus: row.last_tracking_status,
    lastTrackingModifiedTime: iso(row.last_tracking_at),
    eta: iso(row.eta),
    quotedTime: iso(row.quoted_at),
    priceHeldUntil: iso(row.price_held_until),
    isDangerousGood: row.is_dangerous,
    isInsured: (row.insured_minor ?? 0) > 0,
    isUnderWay: row.is_under_way,
    paymentState: row.payment_state,
    ...familyOf(row, family),
  };
}

/** Returns the customer's own references, and the tenant's custom fields. */
const namedBy = (row: ListedBookingRow) => ({
  storeKey: row.store_key,
  orderNumber: row.order_number,
  promoCode: row.promo_code,
  customFields: { ...row.custom_seen },
});

const totalsOf = (row: ListedBookingRow) => ({
  totalWeight: kilograms(row.grams),
  totalVolume: cubicMetres(row.cubic_millimetres),
  totalCubicWeight: kilograms(row.cubic_grams),
  chargableWeight: kilograms(row.chargeable_grams),
});

/** Returns the position of the booking among the legs of a journey. */
const familyOf = (row: ListedBookingRow, family: Family) => ({
  isMultiLeg: row.is_multi_leg,
  parentBookingId: row.parent_id,
  legNumber: row.leg_number,
  childBookingIds: [...family.child_ids],
  siblingBookingIds: [...family.sibling_ids],
});

/** Maps a row to a booking with all its details. */
export function toBookingDetail(
  row: DetailedBookingRow,
  related: Omit<RelatedRows, 'family'> & {
    readonly proof: DeliveryProof | undefined;
    readonly rechargeInvoices: readonly { readonly id: number; readonly number: string }[];
    readonly consigning: ConsigningProgress | undefined;
    readonly consolidatedCount: number;
    /** Empty for actors who may not see legs. */
    readonly legs: readonly BookingRow[];
  },
): BookingDetail {
  const booking = toBooking(row, { ...related, family: row });
  const { customer } = booking;
  return {
    ...booking,
    customer: customer === null ? null : { ...customer, reference: { ...row.customer_reference } },
    insuredValue: row.insured_minor === null ? null : toDecimal(row.insured_minor),
    insuranceType: row.insurance_type,
    dangerousGoodUNCode: row.dangerous_un_code,
    dangerousGoodPackageType: row.dangerous_package_type,
    dangerousGoodDescription: row.dangerous_description,
    resourceToken: row.resource_token,
    quoteId: row.quote_id,
    isReadyToPickup: row.is_ready,
    rechargeInvoices: related.rechargeInvoices.map(({ id, number }) => ({ id, number })),
    costCenterId: row.cost_center_id,
    costCenter: row.cost_center,
    articleNumbers: [...articleNumbers(row)],
    proofOfDelivery: related.proof === undefined ? null : proofOf(related.proof),
    consolidatedCount: related.consolidatedCount,
    consigning:
      related.consigning === undefined ? null : consigningOf(related.consigning, related.seesCosts),
    legs: related.legs.map(legOf),
  };
}

const legOf = (row: BookingRow): JourneyLeg => ({
  id: row.id,
  legNumber: row.leg_number ?? 1,
  consignmentId: row.consignment_id,
  bookingStatus: row.status,
  manifestId: row.manifest_number,
  lastTrackingStatus: row.last_tracking_status,
  carrierAccountName: row.carrier_account_name,
  carrierServiceName: row.service_name,
  fromAddress: row.from_address,
  toAddress: row.to_address,
  pickupReadyTime: iso(row.pickup_ready_at),
  eta: iso(row.eta),
  carrierCost: row.pricing?.carrierTotalCostTaxExclusive ?? 0,
});

type ConsigningProgress = {
  readonly state: ConsigningState;
  readonly attempts: number;
  readonly next_at: Date | null;
  readonly problem: string | null;
  readonly problem_sentence: Sentence | null;
  readonly connote: string | null;
  readonly tracking_url: string | null;
};

/** A carrier's complaint may reveal our costs, so only staff see it. */
const consigningOf = (reported: ConsigningProgress, isStaff: boolean): Consigning => ({
  state: reported.state,
  attempts: reported.attempts,
  nextAttemptTime: iso(reported.next_at),
  problem: isStaff ? reported.problem : null,
  problemSentence: (isStaff && reported.problem_sentence) || undefined,
  carrierNumber: reported.connote,
  trackingUrl: reported.tracking_url,
});

function customerOf(row: ListedBookingRow): Booking['customer'] {
  const named = customerNamed(row);
  const { customer_contact_name: contact, customer_type: type, caller } = row;
  return named === null ? null : { ...named, contact, type, caller };
}

/** Returns the customer of a booking as named in rows of lists; null for a guest. */
export const customerNamed = (row: Named) =>
  row.customer_id === null
    ? null
    : {
        id: row.customer_id,
        code: row.customer_code,
        customerName: row.customer_name,
        contactName: row.customer_card_contact,
        companyName: row.customer_company_name,
        email: row.customer_email,
      };

const toOperationEntry = (log: Logged, isStaff: boolean): Booking['operationHistory'][number] => ({
  id: log.id,
  operation: log.operation,
  status: log.status,
  value: valueFor(log, isStaff),
  valueSentence: sentenceFor(log, isStaff),
  creationTime: log.created_at.toISOString(),
});

export const toTrackingEntry = (entry: Tracked): Booking['trackingDetails'][number] => ({
  status: entry.status,
  updatedAt: entry.at.toISOString(),
  creationTime: entry.received_at.toISOString(),
  details: entry.details.map((pair) => ({ ...pair })),
});

const proofOf = (proof: DeliveryProof): NonNullable<BookingDetail['proofOfDelivery']> => ({
  signedBy: proof.signed_by,
  comment: proof.comment,
  deliveredAt: proof.delivered_at.toISOString(),
  receivedAt: proof.received_at.toISOString(),
  hasSignature: proof.signature_file !== null,
  photoCount: proof.photo_files.length,
});

export const kilograms = (grams: number) => ({ value: grams / 1000, unit: 'kg' });

export const cubicMetres = (millimetres: string) => ({
  value: Number(millimetres) / 1e9,
  unit: 'm3',
});

export const iso = (date: Date | null): string | null =>
  date === null ? null : date.toISOString();
