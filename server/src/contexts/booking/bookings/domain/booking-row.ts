import type { BookingStatus, PaymentState } from '@waybill/contract/booking/lifecycle';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type { Address } from '@waybill/contract/shared/address';
import type { Item } from '@waybill/contract/shared/freight-item';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import type { Minor } from '@waybill/kernel/money';

export type KeyedText = { readonly key: string; readonly value: string };
export type KeyedTexts = Readonly<Record<string, string>>;

/** The values that users enter, and values derived only from those. Weights in grams. */
export type Contents = {
  readonly customer_id: number | null;
  readonly customer_contact_name: string | null;
  readonly company_name: string | null;
  readonly caller: string | null;
  readonly cost_center_id: number | null;
  readonly cost_center: string | null;
  readonly reference: readonly KeyedText[];
  readonly customer_reference: KeyedTexts;
  readonly store_key: string | null;
  readonly order_number: string | null;
  /** Values of the tenant's custom fields, including those hidden from customers. */
  readonly custom: EntityData;
  readonly promo_code: string | null;
  readonly booking_date: Date | null;
  readonly pickup_ready_at: Date | null;
  readonly business_closing_at: Date | null;
  readonly is_ready: boolean;
  readonly from_address: Address;
  readonly to_address: Address;
  readonly special_instructions: string | null;
  readonly delivery_instructions: string | null;
  readonly pickup_options: KeyedTexts;
  readonly delivery_options: KeyedTexts;
  readonly items: readonly Item[];
  readonly item_lines: number;
  readonly pieces: number;
  readonly grams: number;
  /** A string of digits, because a shed full of freight exceeds 2^53. */
  readonly cubic_millimetres: string;
  readonly cubic_grams: number;
  readonly chargeable_grams: number;
  readonly cubic_factor: string | null;
  readonly is_dangerous: boolean;
  readonly dangerous_un_code: string | null;
  readonly dangerous_package_type: string | null;
  readonly dangerous_description: string | null;
  readonly insured_minor: Minor | null;
  readonly insurance_type: string | null;
};

/** The service of a booking and its price. */
export type StoredPrice = {
  readonly carrier_account_id: number | null;
  readonly carrier_code: string | null;
  readonly carrier_name: string | null;
  readonly carrier_account_name: string | null;
  readonly service_code: string | null;
  readonly service_name: string | null;
  readonly quote_id: string | null;
  readonly pricing: PricingDetail | null;
  readonly freight_minor: Minor;
  readonly insurance_minor: Minor;
  readonly total_minor: Minor;
  readonly total_tax_minor: Minor;
  readonly carrier_total_minor: Minor;
  readonly eta: Date | null;
  /** The latest hand-over time for departure on the planned day; null if unknown. */
  readonly cut_off_at: Date | null;
  /** The time until which a quote's price is valid; null if not a quote, or already booked. */
  readonly price_held_until: Date | null;
};

/** The values that only the server sets. */
export type Standing = {
  readonly status: BookingStatus;
  readonly batch_id: string | null;
  readonly consignment_id: string | null;
  readonly pickup_number: string | null;
  readonly resource_token: string | null;
  /** An SSCC (GS1) for each piece; empty if the tenant has no prefix. */
  readonly ssccs: readonly string[];
  readonly exposure_minor: Minor;
  readonly booked_at: Date | null;
  /** When it was last saved as a quote. */
  readonly quoted_at: Date | null;
  /** True if its legs are separate bookings (decisions B-24). */
  readonly is_multi_leg: boolean;
  /** For a leg: its journey, and its position in it, starting at 1. */
  readonly parent_id: number | null;
  readonly leg_number: number | null;
  /** For a journey: its price before it was split, used when the legs are merged again. */
  readonly price_in_one: PricingDetail | null;
};

/** The values of a booking without legs. */
export const inOne = {
  is_multi_leg: false,
  parent_id: null,
  leg_number: null,
  price_in_one: null,
} as const;

/** Returns the leg-related values of a booking; a new booking has no legs. */
export const amongLegs = (before: Pick<Standing, keyof typeof inOne> | null) =>
  before === null
    ? inOne
    : {
        is_multi_leg: before.is_multi_leg,
        parent_id: before.parent_id,
        leg_number: before.leg_number,
        price_in_one: before.price_in_one,
      };

/** A booking as stored in the database. */
export type BookingRow = Contents &
  StoredPrice &
  Standing & {
    readonly id: number;
    readonly status_at: Date | null;
    readonly manifest_id: number | null;
    readonly manifest_number: string | null;
    readonly recharge: PricingDetail | null;
    readonly last_tracking_status: string | null;
    readonly last_tracking_at: Date | null;
    readonly picked_up_at: Date | null;
    readonly delivered_at: Date | null;
    /** For a journey: true if one of its legs has left. */
    readonly is_under_way: boolean;
    /** The state of the card payment; null if the booking is paid on account. */
    readonly payment_state: PaymentState | null;
    readonly invoice_id: number | null;
    readonly invoice_number: string | null;
    readonly created_at: Date;
    readonly created_by: number | null;
    readonly updated_at: Date | null;
    readonly updated_by: number | null;
  };

/** The values saved together: all except those set by events and other contexts. */
export type SavedValues = Contents & StoredPrice & Standing;

/** Maps a row to the subject of the lifecycle rules, in the terms of the API. */
export const subjectOf = (row: Pick<BookingRow, keyof SubjectColumns>) => ({
  bookingStatus: row.status,
  invoiceId: row.invoice_id,
  manifestId: row.manifest_number,
  pickupRequestId: row.pickup_number,
  isMultiLeg: row.is_multi_leg,
  isUnderWay: row.is_under_way,
  paymentState: row.payment_state,
  parentBookingId: row.parent_id,
});

type SubjectColumns = Pick<
  BookingRow,
  | 'status'
  | 'invoice_id'
  | 'manifest_number'
  | 'pickup_number'
  | 'is_multi_leg'
  | 'is_under_way'
  | 'payment_state'
  | 'parent_id'
>;
